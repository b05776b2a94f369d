import type { FastifyInstance } from 'fastify'
import { officeToday } from '../../shared/contract/office/today-call.ts'
import { staffRoute } from '../office/staff-route.ts'
import type { Shop } from '../platform/shop.ts'
import { type OtherWork, readToday } from './read-today.ts'

/** What waits today. `others`: counts of rooms that this one does not know. */
export function todayRoutes(office: FastifyInstance, shop: Shop, others: readonly OtherWork[] = []): void {
  staffRoute(office, shop, officeToday.today, async ({ staff }) => ({ data: await readToday(shop, staff, others) }))
}
