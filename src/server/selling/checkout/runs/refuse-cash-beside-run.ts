import type { Kysely } from 'kysely'
import { runFaults as faults } from '../../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { listStaffNames } from '../../../staff/staff-name-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { listOpenStopsOf } from '../../runs/run-queries.ts'

/**
 * Refuses that cash of a locked order, or of one parcel of it, is collected while an unmarked stop of a person's run brings it: it would
 * be in nobody's hands by the books (docs/decisions/199). Throws `order_state`, naming whose run it is.
 */
export async function refuseCashBesideRun(tx: Kysely<Database>, order: StoredOrder, parcel?: number): Promise<void> {
  if (order.payment_status !== 'due') return
  const open = await listOpenStopsOf(tx, [order.id])
  const stop = open.find((each) => parcel === undefined || each.parcel === parcel)
  if (!stop) return
  const name = (await listStaffNames(tx)).find(({ _id }) => _id === stop.staff_id)?.name ?? ''
  throw new Failure('order_state', faults.cashOfRun(order.number, name))
}
