import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../platform/shop.ts'
import { receiptRoutes } from './receipts/receipt-routes.ts'
import { reorderRoutes } from './reorder/reorder-routes.ts'
import { stockDeskRoutes } from './stock-desk/stock-desk-routes.ts'
import { supplierRoutes } from './suppliers/supplier-routes.ts'

/** Stock and buying, for the people of the shop. */
export function buyingRoutes(office: FastifyInstance, shop: Shop): void {
  stockDeskRoutes(office, shop)
  supplierRoutes(office, shop)
  receiptRoutes(office, shop)
  reorderRoutes(office, shop)
}
