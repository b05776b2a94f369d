import type { FastifyInstance } from 'fastify'
import { delivery } from '../../shared/contract/delivery.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { checkDelivery } from './check-delivery.ts'

/** Whether and how the shop delivers to a PIN code. */
export function deliveryRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, delivery.checkDelivery, async ({ query }) => ({ data: await checkDelivery(shop, query) }))
}
