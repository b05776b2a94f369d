import type { FastifyInstance } from 'fastify'
import { officeSignInCalls as calls } from '../../../shared/contract/office/sign-in.ts'
import type { Shop } from '../../platform/shop.ts'
import { type StaffCall, staffRoute } from '../http/staff-route.ts'
import type { AtDoor } from './begin-session.ts'
import { invitedBy, joinByLink } from './join-by-link.ts'
import { limitSignIn } from './limit-sign-in.ts'
import { askPasskeyOptions, newPasskeyOptions } from './passkey-ceremonies.ts'
import { showSignInPage } from './show-sign-in-page.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { type LetIn, signInByPassword } from './sign-in-by-password.ts'
import { signInByPin } from './sign-in-by-pin.ts'
import { stepUp, stepUpOptions, stepUpWays } from './step-up.ts'
import { offerTotp } from './totp-offer.ts'

/** Getting into the back office, showing a factor anew, and the one-time links. */
export function signInRoutes(office: FastifyInstance, shop: Shop): void {
  doorRoutes(office, shop)
  stepUpRoutes(office, shop)
  joinRoutes(office, shop)
}

type AnyCall = Pick<StaffCall<typeof calls.signInByPassword>, 'caller' | 'browser' | 'staff' | 'reply'>

function door({ caller, browser, staff }: AnyCall): AtDoor {
  return { caller, browser, staff }
}

function letIn(shop: Shop, { reply, staff }: AnyCall, { cookies, ...data }: LetIn) {
  reply.header('set-cookie', cookies)
  endFormer(shop, staff)
  return { data }
}

/** Whoever was signed in in this browser is not any more: what is open in their session ends at once. */
function endFormer(shop: Shop, former: AnyCall['staff']): void {
  if (former) shop.news.tell([{ topic: 'staff', id: former.id }])
}

function doorRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.signInPage, async ({ browser }) => ({
    data: await showSignInPage(shop, browser.token),
  }))
  staffRoute(office, shop, calls.signInByPassword, async (call) =>
    letIn(shop, call, await signInByPassword(shop, call.body, door(call))),
  )
  staffRoute(office, shop, calls.passkeySignInOptions, async (call) => {
    await limitSignIn(shop, 'staffChallenge', door(call))
    return { data: await askPasskeyOptions(shop, { purpose: 'sign-in', staffId: null }) }
  })
  staffRoute(office, shop, calls.signInByPasskey, async (call) => {
    await limitSignIn(shop, 'officeDoor', door(call))
    return letIn(shop, call, await signInByPasskey(shop, call.body, door(call)))
  })
  staffRoute(office, shop, calls.signInByPin, async (call) => {
    await limitSignIn(shop, 'officeDoor', door(call))
    return letIn(shop, call, await signInByPin(shop, call.body, door(call)))
  })
}

function stepUpRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.stepUpWays, async ({ staff }) => ({ data: await stepUpWays(shop, staff) }))
  staffRoute(office, shop, calls.stepUpOptions, async ({ staff }) => ({
    data: await stepUpOptions(shop, staff),
  }))
  staffRoute(office, shop, calls.stepUp, async (call) => {
    call.reply.header('set-cookie', await stepUp(shop, call.staff, call.body, door(call)))
    return {}
  })
}

function joinRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.lookAtLink, async ({ body }) => {
    const { person, expiresAt } = await invitedBy(shop, body.token)
    const { name, email, roles, joined_at } = person
    return { data: { name, email, roles, again: joined_at !== null, expiresAt: expiresAt.toISOString() } }
  })
  staffRoute(office, shop, calls.joinTotpOffer, async ({ body }) => ({
    data: offerTotp(shop, (await invitedBy(shop, body.token)).person),
  }))
  staffRoute(office, shop, calls.joinPasskeyOptions, async ({ body }) => ({
    data: await newPasskeyOptions(shop, (await invitedBy(shop, body.token)).person, 'join'),
  }))
  staffRoute(office, shop, calls.join, async (call) => {
    const { cookies, recoveryCodes } = await joinByLink(shop, call.body, door(call))
    call.reply.header('set-cookie', cookies)
    endFormer(shop, call.staff)
    return { data: { recoveryCodes } }
  })
}
