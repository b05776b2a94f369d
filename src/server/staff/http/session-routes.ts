import type { FastifyInstance } from 'fastify'
import { officeSession } from '../../../shared/contract/office/session.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { endStaffSession } from '../staff-session-queries.ts'
import { officeCookieHeader } from './office-cookies.ts'
import { staffRoute } from './staff-route.ts'

/** Registers the read of the person signed in, and signing out. */
export function sessionRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeSession.me, async ({ staff }) => ({
    data: staff ? presentMe(staff) : null,
    shop: { name: shop.settings.identity().name, address: shop.config.publicUrl },
  }))
  staffRoute(office, shop, officeSession.signOut, async ({ staff, reply }) => {
    if (staff) {
      await endStaffSession(shop.db, staff.sessionId)
      // what is open in it ends at once
      shop.news.tell([{ topic: 'staff', id: staff.id }])
    }
    reply.header('set-cookie', officeCookieHeader(null)).header('clear-site-data', '"cache", "storage"')
    return {}
  })
}

function presentMe({ id, name, email, roles, permissions, limits, factor, shared }: Staff) {
  const refund = limits.refund === null ? null : rupeesFromPaise(limits.refund)
  return {
    _id: id,
    name,
    email,
    roles: [...roles],
    permissions: [...permissions],
    limits: { ...limits, refund },
    factor,
    shared,
  }
}
