import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import { noteOrderSeen } from '../../../staff/alerts/note-order-seen.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { findOrder } from '../../orders/order-queries.ts'

/** Somebody who may confirm an order looks at it: it calls nobody any more. Throws `not_found`. */
export async function seeOrder(shop: Shop, orderId: string, { id }: Staff): Promise<void> {
  const order = await findOrder(shop.db, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  await noteOrderSeen(shop.db, order.id, id, shop.clock())
}
