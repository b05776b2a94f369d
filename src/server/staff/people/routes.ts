import type { FastifyInstance } from 'fastify'
import { people as calls } from '../../../shared/contract/office/people.ts'
import { officeSignInCalls } from '../../../shared/contract/office/sign-in.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../http/staff-route.ts'
import { joinAddress } from '../sign-in/one-time-links.ts'
import { queueInvitation } from '../sign-in/staff-mail.ts'
import { beginSetUp } from './begin-set-up.ts'
import { changePerson } from './change-person.ts'
import { endSessionsOf, withdrawCounter } from './end-sessions-of.ts'
import { invitePerson } from './invite-person.ts'
import { removePerson, restorePerson } from './remove-person.ts'
import { renewLink } from './renew-link.ts'
import { showPeople, showPerson } from './show-people.ts'

const { done } = officePeople
const lifeMs = officeLimits.staffInvitationMs

/** The people of the shop, for the owner. */
export function peopleRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeSignInCalls.beginSetUp, async ({ body }) => ({ data: await beginSetUp(shop, body) }))
  staffRoute(office, shop, calls.listPeople, async () => ({ data: await showPeople(shop) }))
  staffRoute(office, shop, calls.showPerson, async ({ params, staff }) => ({
    data: await showPerson(shop, params.id, staff),
  }))
  linkRoutes(office, shop)
  accessRoutes(office, shop)
  sessionRoutes(office, shop)
}

function linkRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.invitePerson, async ({ body, browser: { origin } }, work) => {
    const { id, email, link } = await invitePerson(shop, work, { ...body, lifeMs })
    await queueInvitation(work.tx, shop, { linkId: link.id, staffId: id, origin })
    return { message: done.invited(email), data: { _id: id, link: joinAddress(origin, link.token) } }
  })
  staffCommand(office, shop, calls.newLink, async ({ params: { id }, browser: { origin } }, work) => {
    const { email, link } = await renewLink(shop, work, { id, lifeMs })
    await queueInvitation(work.tx, shop, { linkId: link.id, staffId: id, origin })
    return { message: done.link(email), data: { _id: id, link: joinAddress(origin, link.token) } }
  })
}

function accessRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.changePerson, async ({ params, body, staff }, work) => ({
    message: done.changed,
    data: await changePerson(shop, work, staff, { id: params.id, edit: body }),
  }))
  staffCommand(office, shop, calls.removePerson, async ({ params, staff }, work) => {
    const { name } = await removePerson(shop, work, { id: params.id, byId: staff.id })
    return { message: done.removed(name) }
  })
  staffCommand(office, shop, calls.restorePerson, async ({ params }, work) => {
    const { name } = await restorePerson(shop, work, params.id)
    return { message: done.restored(name) }
  })
}

function sessionRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.endPersonSessions, async ({ params }, work) => ({
    message: done.sessionsEnded(await endSessionsOf(work, params.id)),
  }))
  staffCommand(office, shop, calls.endPersonSession, async ({ params }, work) => ({
    message: done.sessionsEnded(await endSessionsOf(work, params.id, params.sessionId)),
  }))
  staffCommand(office, shop, calls.withdrawCounter, async ({ params }, work) => ({
    message: done.withdrawn(await withdrawCounter(work, params.id)),
  }))
}
