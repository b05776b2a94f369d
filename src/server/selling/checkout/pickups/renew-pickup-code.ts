import { pickupCopy as copy } from '../../../../shared/copy/office/pickups.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { renewCode } from '../../orders/pickup-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { byCommand, lockAsSeen } from '../transitions/step-order.ts'

/**
 * Gives an order that waits at the counter a new code, in a command: the former one ends, also where it was tried too often, and the
 * customer gets a mail. Throws `not_found`, and `order_state` where it does not wait.
 */
export async function renewPickupCode(shop: PayingShop, work: CommandWork, orderId: string): Promise<StoredOrder> {
  const order = await lockAsSeen(work, orderId, 'packed')
  if (order.delivery_way !== 'pickup' || !order.pickup || !(await renewCode(work.tx, order.id)))
    throw new Failure('order_state', copy.notForPickup)
  const { leavesAt } = byCommand(work)
  // one mail for each code
  await queueOrderMail(work.tx, shop, { orderId: order.id, news: 'ready', time: order.pickup.issue, leavesAt })
  work.changed('order', order.id, { pickupCode: order.pickup.issue }, { pickupCode: order.pickup.issue + 1 })
  work.news({ topic: 'orders', id: order.id })
  return order
}
