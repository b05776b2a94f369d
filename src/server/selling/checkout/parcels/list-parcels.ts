import { needsEwayBill, readNear } from '../../../../domain/selling/parcels/eway-bill.ts'
import { mayParcelMove } from '../../../../domain/selling/parcels/parcel-moves.ts'
import type { OfficeParcel, ParcelsOfOrder } from '../../../../shared/contract/office/parcel-calls.ts'
import { ewayBillSentence } from '../../../../shared/copy/office/eway-bill.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Permission } from '../../../../shared/office/permissions.ts'
import type { ParcelState, ParcelStepName } from '../../../../shared/parcel-states.ts'
import type { Carrier } from '../../../../shared/settings/carriers.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { listPhotos, type StoredParcel } from '../../orders/parcel-queries.ts'
import { presentLeft, presentParcel } from '../../orders/present-parcels.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSeenOrder } from '../staff/find-seen-order.ts'

type May = ReadonlySet<Permission>

/** Parcels of an order and what is still to be packed, for a person of the shop. Throws `not_found`. */
export async function listParcels(shop: Shop, orderId: string, staff: Staff): Promise<ParcelsOfOrder> {
  const { permissions: may } = staff
  const order = await findSeenOrder(shop, orderId, staff)
  const photos = await listPhotos(shop.db, order.id)
  const { 'delivery.carriers': carriers } = shop.settings.now()
  const stored = parcelsOf(order)
  const parcels = stored.map((parcel) => presentForStaff(parcel, { order, may, carriers, photos }))
  const isOpen = order.status === 'confirmed'
  const left = isOpen ? presentLeft(order.lines, order.parcels) : []
  return {
    version: order.version,
    parcels: openPhonesIn(may, parcels),
    left,
    mayPack: left.length > 0 && may.has('orders.pack'),
    carriers: carriers.map(({ name }) => name),
    ewayBill: may.has('orders.amounts') && needsBill(shop, order) ? ewayBillSentence : null,
  }
}

/** Before it leaves: afterwards the courier has its papers. */
function needsBill({ settings }: Shop, order: StoredOrder): boolean {
  const { state, pincode = '' } = order.delivery_address
  const { lines, delivery_charges: deliveryCharge, buyer_firm: firm, status } = order
  const isOpen = status === 'confirmed' || status === 'packed'
  const near = readNear(settings.now()['delivery.near'])
  const isInState = state === settings.identity().seller.state
  const consignment = { lines, deliveryCharge, isRegistered: firm !== null, isInState, pincode, near }
  return isOpen && needsEwayBill(consignment)
}

const stateOfWhole: Partial<Record<StoredOrder['status'], ParcelState>> = {
  shipped: 'shipped',
  out_for_delivery: 'out',
  delivered: 'delivered',
}

/** An order that travels whole is one parcel with everything in it, once it has left. */
function parcelsOf({ parcels, shipment, lines, status, delivered_at, moves, updated_at }: StoredOrder): StoredParcel[] {
  if (parcels.length > 0 || !shipment) return parcels
  const returned = delivered_at === null ? 'refused' : 'delivered'
  return [
    {
      number: 1,
      state: stateOfWhole[status] ?? returned,
      carrier: shipment.carrier,
      tracking: shipment.tracking_number,
      weight_g: null,
      l_mm: null,
      b_mm: null,
      h_mm: null,
      collect: null,
      collected_as: null,
      since: moves.at(-1)?.at ?? updated_at.toISOString(),
      lines: lines.map(({ position, quantity }) => ({ position, pieces: quantity })),
    },
  ]
}

interface Around {
  order: StoredOrder
  may: May
  carriers: readonly Carrier[]
  photos: readonly number[]
}

function presentForStaff(parcel: StoredParcel, { order, may, carriers, photos }: Around): OfficeParcel {
  const { weight_g, l_mm, b_mm, h_mm, collect } = parcel
  const isMasked = openPhonesIn(may, parcel.tracking) !== parcel.tracking
  const size = l_mm && b_mm && h_mm ? { lengthMm: l_mm, breadthMm: b_mm, heightMm: h_mm } : null
  const seesCollect = may.has('orders.deliver') || may.has('orders.amounts')
  return {
    // a link has the number in it
    ...presentParcel(parcel, order.lines, isMasked ? [] : carriers),
    weightGrams: weight_g,
    size,
    // a label on it shows the telephone number
    hasPhoto: photos.includes(parcel.number) && may.has('customers.phone'),
    collect: collect !== null && seesCollect ? rupeesFromPaise(collect) : null,
    collectedAs: parcel.collected_as,
    steps: stepsOf(parcel, order, may),
  }
}

const steps: Record<Exclude<ParcelStepName, 'undo'>, { to: ParcelState; needs: Permission }> = {
  ship: { to: 'shipped', needs: 'orders.ship' },
  'out-for-delivery': { to: 'out', needs: 'orders.ship' },
  deliver: { to: 'delivered', needs: 'orders.deliver' },
  refuse: { to: 'refused', needs: 'orders.return' },
}

/** Lists the steps that are possible now; a parcel that is the whole order by itself goes with the order's steps. */
function stepsOf({ number, state }: StoredParcel, { parcels }: StoredOrder, may: May): ParcelStepName[] {
  if (parcels.length === 0) return []
  const names = Object.keys(steps) as (keyof typeof steps)[]
  const forward = names.filter((name) => mayParcelMove(state, steps[name].to) && may.has(steps[name].needs))
  const isLast = parcels.at(-1)?.number === number
  return isLast && state === 'packed' && may.has('orders.pack') ? [...forward, 'undo'] : forward
}
