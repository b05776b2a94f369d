import type { Permission } from '../../../../../shared/office/permissions.ts'
import { shelvesOf } from '../../../../catalogue/stock/place-queries.ts'
import type { Shop } from '../../../../platform/shop.ts'
import { openPhonesIn } from '../../../../staff/open-phones.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { keysOf } from '../get-order-for-staff.ts'
import type { SlipOrder } from './draw-slips.ts'
import { inParcels, type ParcelPaper } from './in-parcels.ts'

/** Orders by parcel, with phone numbers in what a parcel's papers say of the customer only for who sees them. */
export function openParcels(may: ReadonlySet<Permission>, orders: readonly StoredOrder[]): ParcelPaper[] {
  const opened = orders.map((order) => ({ ...order, delivery_address: openPhonesIn(may, order.delivery_address) }))
  return inParcels(opened)
}

/** Each with the shelves of its lines, in the order in which they are walked: a slip is picked by. */
export async function withShelves({ db }: Shop, orders: readonly ParcelPaper[]): Promise<SlipOrder[]> {
  const shelves = await shelvesOf(db, orders.flatMap(keysOf))
  let at = 0
  return orders.map((order) => {
    const lines = order.lines.map((line) => ({ ...line, shelf: shelves[at++] ?? null }))
    return { ...order, lines: lines.sort((a, b) => (a.shelf ?? '~').localeCompare(b.shelf ?? '~')) }
  })
}
