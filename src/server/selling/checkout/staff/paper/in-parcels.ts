import type { StoredParcel } from '../../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'

/** A parcel among those of its order; `of`: how many they are, null while something is still to be packed. */
export interface NumberedParcel {
  number: number
  of: number | null
  /** Paise to be collected; null: nothing. */
  collect: number | null
}

/** Subject of a slip or a label: an order that travels whole, or one of its parcels with what is in that. */
export type ParcelPaper = StoredOrder & { parcel?: NumberedParcel }

/** Takes orders apart into what is printed of them by parcel: each parcel with its pieces, its courier and its amount to collect. */
export function inParcels(orders: readonly StoredOrder[]): ParcelPaper[] {
  return orders.flatMap((order) =>
    order.parcels.length === 0 ? [order] : order.parcels.map((parcel) => ofParcel(order, parcel)),
  )
}

function ofParcel(order: StoredOrder, parcel: StoredParcel): ParcelPaper {
  const { number, carrier, tracking, collect } = parcel
  const lines = order.lines.flatMap((line) => {
    const inside = parcel.lines.find(({ position }) => position === line.position)
    return inside ? [{ ...line, quantity: inside.pieces }] : []
  })
  // the status of an order with parcels says whether something is left
  const of = order.status === 'confirmed' ? null : order.parcels.length
  const shipment = { carrier, tracking_number: tracking }
  return { ...order, lines, shipment, parcel: { number, of, collect: parcel.state === 'delivered' ? null : collect } }
}
