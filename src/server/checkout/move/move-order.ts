import { readOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Order, OrderStatus } from '../../../shared/contract/orders.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { atTerminal } from '../../commands/at-terminal.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { transitionOrder } from './transition-order.ts'

/** What the move to each status is called in the history. */
const moves: Record<OrderStatus, CommandName> = {
  // nothing leads there: it is refused like every move that there is not
  pending: 'order.confirm',
  confirmed: 'order.confirm',
  packed: 'order.pack',
  shipped: 'order.ship',
  out_for_delivery: 'order.send_out',
  delivered: 'order.deliver',
  cancelled: 'order.cancel',
  returned: 'order.return',
}

/**
 * The owner brings an order, named by its number or its id, to its next status. Throws `not_found`, and `order_state` or
 * `not_allowed` for a move that domain/orders does not have.
 */
export function moveOrder(shop: PayingShop, numberOrId: string, to: OrderStatus): Promise<Order> {
  const number = readOrderNumber(numberOrId, shop.settings.now()['numbers.order'])
  return atTerminal(shop, moves[to], { order: numberOrId }, async (work) => {
    const order = await lockOrder(work.tx, number ? { number } : { id: numberOrId })
    if (!order) throw new Failure('not_found', failures.orderNotFound)
    const moved = await transitionOrder(shop, work, order, to, 'owner')
    work.about({ kind: 'order', id: order.id, name: order.number })
    work.changed('order', order.id, stateOf(order), stateOf(moved))
    return presentOrder(moved)
  })
}

function stateOf({ status, payment_status }: StoredOrder) {
  return { status, payment_status }
}
