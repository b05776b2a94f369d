import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Permission } from '../../../../shared/office/permissions.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { findOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'

type May = ReadonlySet<Permission>

/**
 * An order that a person of the shop sees. Throws `not_found`, also where the person does not see orders that are neither confirmed
 * nor paid.
 */
export async function findSeenOrder(
  { db }: Shop,
  orderId: string,
  { permissions: may }: Pick<Staff, 'permissions'>,
): Promise<StoredOrder> {
  const order = await findOrder(db, { id: orderId })
  if (!order || !sees(order, may)) throw new Failure('not_found', failures.orderNotFound)
  return order
}

/** Returns whether a person sees orders that nobody has confirmed or paid. */
export function seesUnpaid(may: May): boolean {
  return may.has('orders.confirm') || may.has('orders.amounts')
}

function sees({ status, payment_status }: StoredOrder, may: May): boolean {
  return seesUnpaid(may) || status !== 'pending' || payment_status !== 'due'
}
