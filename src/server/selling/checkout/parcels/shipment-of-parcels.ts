import type { Kysely } from 'kysely'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { changeParcels, withChange } from '../../orders/parcel-queries.ts'
import type { ShipmentOfOrder, StoredOrder } from '../../orders/stored-order.ts'

/**
 * Gives the parcel that leaves with a locked order the courier and number that somebody entered at the order. Gives the order with
 * it, and what its shopper is written about: of several parcels, the first. Throws `bad_input` for one number of several parcels.
 */
export async function numberParcel(
  tx: Kysely<Database>,
  order: StoredOrder,
  entered: ShipmentOfOrder,
  at: Date,
): Promise<{ order: StoredOrder; shipment: ShipmentOfOrder }> {
  const [first, ...others] = order.parcels.filter(({ state }) => state === 'packed')
  if (!first) return { order, shipment: entered }
  if (others.length > 0 && entered.tracking_number !== null) {
    throw new Failure('bad_input', faults.oneNumberEach, { errors: { trackingNumber: faults.oneNumberEach } })
  }
  if (others.length > 0) return { order, shipment: { carrier: first.carrier, tracking_number: first.tracking } }
  const change = { carrier: entered.carrier, tracking: entered.tracking_number ?? first.tracking }
  await changeParcels(tx, order.id, [first.number], { ...change, updated_at: at })
  const shipment = { carrier: change.carrier, tracking_number: change.tracking }
  return { order: { ...order, parcels: withChange(order.parcels, [first.number], change) }, shipment }
}
