import type { Order, Shipment } from '../../../shared/contract/orders.ts'
import { orderMessages as copy } from '../../../shared/copy/order-messages.ts'
import { orders } from '../../../shared/copy/orders.ts'
import type { WhatsAppText } from '../../../shared/shopper-messages.ts'
import { piecesInMessage, stillToCome } from './parcel-in-words.ts'
import type { StoredOrder } from './stored-order.ts'

/** Facts of an order that its message says. */
type About = Pick<
  StoredOrder,
  | 'number'
  | 'status'
  | 'delivery_address'
  | 'delivered_at'
  | 'payment_method'
  | 'by_phone'
  | 'delivery_way'
  | 'bus_stand'
>

/** Lines that a message names; it is read on a phone. */
const namedLines = 5

/**
 * Writes a message to the shopper about an order's present status, which a person of the shop sends by hand. `parcels`: those of an order
 * that leaves in several, with what is in none.
 */
export function messageAbout(
  order: About,
  shipment: Shipment | null,
  { name: shopName, parcels }: { name: string; parcels: Pick<Order, 'parcels' | 'leftToShip'> },
): string {
  const underWay = aboutParcels(order, parcels)
  if (underWay.length > 0)
    return [copy.greeting(order.delivery_address.fullName ?? '', shopName), ...underWay].join(' ')
  const { status } = order
  const { fullName = '' } = order.delivery_address
  const isTravelling = status === 'shipped' || status === 'out_for_delivery'
  const way = isTravelling && shipment ? wayOf(shipment) : []
  const stand = isTravelling && order.bus_stand !== null ? [copy.byBus(order.bus_stand)] : []
  return [copy.greeting(fullName, shopName), copy.texts[textOf(order)](order.number), ...stand, ...way].join(' ')
}

/**
 * Returns the text on where it stands: not every return was delivered before, and what was sold or picked up at the counter was not
 * brought. Who sends it does not see the code of a pick-up.
 */
function textOf(order: About): WhatsAppText {
  const { status, delivered_at: deliveredAt, payment_method: method, by_phone: byPhone, delivery_way: way } = order
  if (status === 'delivered' && method === 'counter' && !byPhone) return 'atCounter'
  if (way === 'pickup' && status === 'packed') return 'ready'
  if (way === 'pickup' && status === 'delivered') return 'pickedUp'
  if (status === 'returned' && deliveredAt === null) return 'undelivered'
  return status
}

function wayOf({ carrier, trackingNumber, trackingLink }: Shipment): string[] {
  return [`${orders.comesWith(carrier, trackingNumber)}.`, ...(trackingLink ? [copy.track(trackingLink)] : [])]
}

/** Says of each parcel that is on its way what is in it, and what is still to come; nothing of an order that has one parcel with all. */
function aboutParcels(
  order: About,
  { parcels = [], leftToShip = [] }: Pick<Order, 'parcels' | 'leftToShip'>,
): string[] {
  const onTheWay = parcels.filter(({ state }) => state === 'shipped' || state === 'out')
  if (onTheWay.length === 0 || (parcels.length === 1 && leftToShip.length === 0)) return []
  const stand = order.bus_stand !== null ? [copy.byBus(order.bus_stand)] : []
  const later = stillToCome({ parcels, leftToShip })
  return [
    copy.texts.parcel(order.number),
    ...onTheWay.flatMap((parcel) => [copy.parcel(parcel.number, named(parcel.lines)), ...wayOf(parcel)]),
    ...stand,
    ...(later.length > 0 ? [copy.stillToCome(named(later))] : []),
  ]
}

function named(lines: Parameters<typeof piecesInMessage>[0][]): string {
  const more = lines.length - namedLines
  const first = lines.slice(0, namedLines).map(piecesInMessage)
  return [...first, ...(more > 0 ? [copy.more(more)] : [])].join(', ')
}
