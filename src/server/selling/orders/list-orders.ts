import type { Order } from '../../../shared/contract/orders.ts'
import type { Shop } from '../../platform/shop.ts'
import { linkedWith } from './linked-order-queries.ts'
import { listOrdersOf, type OrdersPage } from './order-queries.ts'
import { presentOrder } from './present-order.ts'
import { showCode } from './show-code.ts'

/** A page of a shopper's own orders, newest first, each with the numbers of those that it is linked with. */
export async function listOrders(shop: Shop, userId: string, page: OrdersPage): Promise<Order[]> {
  const orders = await listOrdersOf(shop.db, userId, page)
  const carriers = shop.settings.now()['delivery.carriers']
  const linked = Map.groupBy(
    await linkedWith(
      shop.db,
      orders.map(({ id }) => id),
    ),
    ({ of }) => of,
  )
  return orders.map((order) => {
    const others = linked.get(order.id)?.map(({ number }) => number)
    const presented = showCode(shop.config, order, presentOrder(order, carriers))
    return others ? { ...presented, linkedOrders: others } : presented
  })
}
