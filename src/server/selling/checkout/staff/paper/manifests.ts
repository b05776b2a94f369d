import type { ParcelState } from '../../../../../shared/parcel-states.ts'
import type { StoredParcel } from '../../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'

/** A parcel as a manifest names it: no customer's name or phone number. */
export interface ManifestRow {
  /** Of the order. */
  number: string
  /** Of the parcel; null: the order travels whole. */
  parcel: number | null
  city: string
  pincode: string
  tracking: string | null
  pieces: number
  /** In grams; null: nobody has weighed it. */
  weight: number | null
  /** Paise to be collected; 0: nothing. */
  collect: number
}

/** Parcels that one courier takes; `carrier` null: nobody has said who. */
export interface CourierManifest {
  carrier: string | null
  rows: ManifestRow[]
}

const handedOver: readonly ParcelState[] = ['packed', 'shipped', 'out']

/** Returns the parcels of orders that are packed or on their way, by courier; what is picked up at the counter is handed to nobody. */
export function manifestsOf(orders: readonly StoredOrder[]): CourierManifest[] {
  const found = new Map<string, CourierManifest>()
  for (const { carrier, ...row } of orders.filter(({ delivery_way: way }) => way !== 'pickup').flatMap(rowsOf)) {
    const key = (carrier ?? '').toLowerCase()
    const manifest = found.get(key) ?? { carrier, rows: [] }
    manifest.rows.push(row)
    found.set(key, manifest)
  }
  return [...found.values()].sort((one, other) => (one.carrier ?? '').localeCompare(other.carrier ?? '', 'en'))
}

type Carried = ManifestRow & { carrier: string | null }

function rowsOf(order: StoredOrder): Carried[] {
  if (order.parcels.length > 0) {
    return order.parcels.filter(({ state }) => handedOver.includes(state)).map((parcel) => ofParcel(order, parcel))
  }
  if (!['packed', 'shipped', 'out_for_delivery'].includes(order.status)) return []
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const collect = order.payment_status === 'due' ? order.payable : 0
  const { carrier = null, tracking_number: tracking = null } = order.shipment ?? {}
  return [{ ...placeOf(order), parcel: null, carrier, tracking, pieces, weight: null, collect }]
}

function ofParcel(order: StoredOrder, { number, carrier, tracking, weight_g, collect, lines }: StoredParcel): Carried {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  return { ...placeOf(order), parcel: number, carrier, tracking, pieces, weight: weight_g, collect: collect ?? 0 }
}

/** Returns where a parcel goes: by bus to the stand where it is fetched. */
function placeOf({ number, bus_stand: stand, delivery_address: { city = '', pincode = '' } }: StoredOrder) {
  return { number, city: stand ?? city, pincode }
}
