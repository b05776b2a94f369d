import type { Order } from '../../shared/contract/orders.ts'
import type { Shop } from '../shop.ts'
import { listOrdersOf } from './order-queries.ts'
import { presentOrder } from './present-order.ts'

/** A shopper's own orders, newest first. */
export async function listOrders(shop: Shop, userId: string): Promise<Order[]> {
  const orders = await listOrdersOf(shop.db, userId)
  return orders.map(presentOrder)
}
