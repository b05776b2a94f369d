import type { FastifyInstance } from 'fastify'
import { officeToday } from '../../../shared/contract/office/today-call.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffRoute } from '../../staff/http/staff-route.ts'
import { readToday } from './read-today.ts'

/** Registers the read of what waits today. */
export function todayRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeToday.today, async ({ staff }) => ({ data: await readToday(shop, staff) }))
}
