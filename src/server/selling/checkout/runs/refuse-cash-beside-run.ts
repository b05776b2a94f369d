import { runFaults as faults } from '../../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { listStaffNames } from '../../../staff/staff-name-queries.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { listOpenStopsOf } from '../../runs/run-queries.ts'

/** A delivery that is recorded at the order itself; `parcel` is left out where all of the order is delivered. */
interface DeliveryBeside {
  orderId: string
  parcel?: number
  collectedAs: 'cash' | 'online' | undefined
}

/**
 * Refuses that cash is collected at the order itself while it is on a person's run, in a command: it would be in nobody's hands by the
 * books (docs/decisions/199). Throws `order_state`, naming whose run it is.
 */
export async function refuseCashBesideRun({ tx }: CommandWork, delivery: DeliveryBeside): Promise<void> {
  const { orderId, parcel, collectedAs } = delivery
  if (collectedAs !== 'cash') return
  const order = await lockOrder(tx, { id: orderId })
  if (order?.payment_status !== 'due') return
  const open = await listOpenStopsOf(tx, [orderId])
  const stop = open.find((each) => parcel === undefined || each.parcel === parcel)
  if (!stop) return
  const name = (await listStaffNames(tx)).find(({ _id }) => _id === stop.staff_id)?.name ?? ''
  throw new Failure('order_state', faults.cashOfRun(order.number, name))
}
