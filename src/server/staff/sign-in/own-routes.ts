import type { FastifyInstance } from 'fastify'
import { ownSignIn as calls } from '../../../shared/contract/office/own-sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../http/staff-route.ts'
import { addPasskey, removePasskey } from './change-passkeys.ts'
import { removePin, setPin } from './change-pin.ts'
import { removeTotp, setTotp } from './change-totp.ts'
import { endOtherSession, endOtherSessions } from './end-own-sessions.ts'
import { enrolCounter } from './enrol-counter.ts'
import { newRecoveryCodes } from './new-recovery-codes.ts'
import { newPasskeyOptions } from './passkey-ceremonies.ts'
import { setPassword } from './set-password.ts'
import { showOwnSignIn } from './show-own-sign-in.ts'
import { offerTotp } from './totp-offer.ts'

const { done } = officeSignIn

/** One's own sign-in: its factors, and where one is signed in. */
export function ownSignInRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.ownSignIn, async ({ staff, browser }) => ({
    data: await showOwnSignIn(shop, staff, browser.token),
  }))
  factorRoutes(office, shop)
  codeRoutes(office, shop)
  sessionRoutes(office, shop)
}

function factorRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.setPassword, async ({ staff, body, caller }, work) => {
    await setPassword(shop, work, staff, { ...body, caller })
    return { message: done.password }
  })
  staffRoute(office, shop, calls.ownPasskeyOptions, async ({ staff }) => ({
    data: await newPasskeyOptions(shop, staff, 'add'),
  }))
  staffCommand(office, shop, calls.addPasskey, async ({ staff, body, browser, caller }, work) => {
    await addPasskey(shop, work, staff, { input: body, name: body.name, origin: browser.origin, caller })
    return { message: done.passkeyAdded }
  })
  staffCommand(office, shop, calls.removePasskey, async ({ staff, params, caller }, work) => {
    await removePasskey(shop, work, staff, { id: params.id, caller })
    return { message: done.passkeyRemoved }
  })
}

function codeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.ownTotpOffer, async ({ staff }) => ({ data: offerTotp(shop, staff) }))
  staffCommand(office, shop, calls.setTotp, async ({ staff, body, caller }, work) => {
    await setTotp(shop, work, staff, { input: body, caller })
    return { message: done.totp }
  })
  staffCommand(office, shop, calls.removeTotp, async ({ staff, caller }, work) => {
    await removeTotp(shop, work, staff, { caller })
    return { message: done.totpRemoved }
  })
  staffCommand(office, shop, calls.newRecoveryCodes, async ({ staff, caller }, work) => ({
    data: { codes: await newRecoveryCodes(shop, work, staff, { caller }) },
  }))
  staffCommand(office, shop, calls.setPin, async ({ staff, body, caller }, work) => {
    await setPin(shop, work, staff, { ...body, caller })
    return { message: done.pin }
  })
  staffCommand(office, shop, calls.removePin, async ({ staff, caller }, work) => {
    await removePin(shop, work, staff, { caller })
    return { message: done.pinRemoved }
  })
}

function sessionRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.endOwnSession, async ({ staff, params }, work) => {
    await endOtherSession(work, staff, params.id)
    return { message: done.sessionEnded }
  })
  staffCommand(office, shop, calls.endOwnSessions, async ({ staff }, work) => {
    await endOtherSessions(work, staff)
    return { message: done.sessionsEnded }
  })
  staffCommand(office, shop, calls.enrolCounter, async ({ staff, body, browser, reply }, work) => {
    const cookies = await enrolCounter(shop, work, staff, { name: body.name, browserToken: browser.token })
    reply.header('set-cookie', cookies)
    return { message: done.enrolled }
  })
}
