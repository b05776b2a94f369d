import { mayEverMoveTo } from '../../../../domain/selling/orders/order-status.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { transact } from '../../../platform/db/transact.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { transitionOrder } from './transition-order.ts'

type Request = { userId: string; orderId: string; status: OrderStatus }

/**
 * A shopper changes the status of an own order: cancelling is all that is theirs (CONTRACT §2). Throws `not_allowed` for
 * any other status, `not_found` for another's order, `order_state` where it is pending no more.
 */
export async function cancelOrder(shop: PayingShop, { userId, orderId, status }: Request): Promise<Order> {
  if (!mayEverMoveTo(status, 'shopper')) throw new Failure('not_allowed', failures.notAllowed)
  return transact(shop, async (work) => {
    const order = await lockOrder(work.tx, { id: orderId, userId })
    if (!order) throw new Failure('not_found', failures.orderNotFound)
    return presentOrder(await transitionOrder(shop, work, order, status, { mover: 'shopper' }))
  })
}
