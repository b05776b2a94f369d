import type { Shipment } from '../../../shared/contract/orders.ts'
import { orderMessages as copy } from '../../../shared/copy/order-messages.ts'
import { orders } from '../../../shared/copy/orders.ts'
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

/** Writes a message to the shopper about an order's present status, which a person of the shop sends by hand. */
export function messageAbout(order: About, shipment: Shipment | null, shopName: string): string {
  const { status } = order
  const { fullName = '' } = order.delivery_address
  const isTravelling = status === 'shipped' || status === 'out_for_delivery'
  const way = isTravelling && shipment ? wayOf(shipment) : []
  const stand = isTravelling && order.bus_stand !== null ? [copy.byBus(order.bus_stand)] : []
  return [copy.greeting(fullName, shopName), standingOf(order), ...stand, ...way].join(' ')
}

/**
 * The sentence on where it stands: not every return was delivered before, and what was sold or picked up at the counter was not
 * brought. Who sends it does not see the code of a pick-up.
 */
function standingOf({
  number,
  status,
  delivered_at: deliveredAt,
  payment_method: method,
  by_phone: byPhone,
  delivery_way: way,
}: About): string {
  if (status === 'delivered' && method === 'counter' && !byPhone) return copy.atCounter(number)
  if (way === 'pickup' && status === 'packed') return copy.ready(number)
  if (way === 'pickup' && status === 'delivered') return copy.pickedUp(number)
  if (status === 'returned' && deliveredAt === null) return copy.undelivered(number)
  return copy.status[status](number)
}

function wayOf({ carrier, trackingNumber, trackingLink }: Shipment): string[] {
  return [`${orders.comesWith(carrier, trackingNumber)}.`, ...(trackingLink ? [copy.track(trackingLink)] : [])]
}
