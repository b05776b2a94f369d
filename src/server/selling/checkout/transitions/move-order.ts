import { readOrderNumber } from '../../../../domain/selling/orders/order-number.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { commandTo } from '../../../../shared/office/steps-of-orders.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { atTerminal } from '../../../staff/commands/at-terminal.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { byCommand, noted } from './step-order.ts'
import { transitionOrder } from './transition-order.ts'

/**
 * The owner brings an order, named by its number or its id, to its next status. Throws `not_found`, and `order_state` or
 * `not_allowed` for a move that domain/selling/orders does not have.
 */
export async function moveOrder(shop: PayingShop, numberOrId: string, to: OrderStatus): Promise<Order> {
  const number = readOrderNumber(numberOrId, shop.settings.now()['numbers.order'])
  const name = commandTo[to]
  if (!name) throw new Failure('not_allowed', failures.orderMoveRefused)
  return atTerminal(shop, name, { order: numberOrId, status: to }, async (work) => {
    const order = await lockOrder(work.tx, number ? { number } : { id: numberOrId })
    if (!order) throw new Failure('not_found', failures.orderNotFound)
    work.about({ kind: 'order', id: order.id, name: order.number })
    return presentOrder(noted(work, order, await transitionOrder(shop, work, order, to, byCommand(work))))
  })
}
