import type { Order } from '../../../shared/contract/orders.ts'
import type { Shop } from '../../platform/shop.ts'
import { listOrdersOf, type OrdersPage } from './order-queries.ts'
import { presentOrder } from './present-order.ts'
import { showCode } from './show-code.ts'

/** A page of a shopper's own orders, newest first. */
export async function listOrders(shop: Shop, userId: string, page: OrdersPage): Promise<Order[]> {
  const orders = await listOrdersOf(shop.db, userId, page)
  const carriers = shop.settings.now()['delivery.carriers']
  return orders.map((order) => showCode(shop.config, order, presentOrder(order, carriers)))
}
