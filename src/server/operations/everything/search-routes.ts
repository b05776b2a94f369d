import type { FastifyInstance } from 'fastify'
import { officeSearch } from '../../../shared/contract/office/search-calls.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffRoute } from '../../staff/http/staff-route.ts'
import { searchEverything } from './search-everything.ts'

/** Registers the search over everything. */
export function searchRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeSearch.searchEverything, async ({ staff, body }) => ({
    data: await searchEverything(shop, body.text, staff),
  }))
}
