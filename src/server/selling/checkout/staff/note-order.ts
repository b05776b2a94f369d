import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { insertNote } from '../../orders/note-queries.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { seesUnpaid } from './find-seen-order.ts'

/** A person of the shop writes about an order, in a command. The words stand with the order, not in the history. Throws `not_found`. */
export async function noteOrder(
  shop: Shop,
  work: CommandWork,
  { orderId, text, by }: { orderId: string; text: string; by: Staff },
): Promise<void> {
  const order = await findOrder(work.tx, { id: orderId })
  const hidden = order?.status === 'pending' && order.payment_status === 'due' && !seesUnpaid(by.permissions)
  if (!order || hidden) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  await insertNote(work.tx, { orderId: order.id, text, by: by.name, at: shop.clock() })
}
