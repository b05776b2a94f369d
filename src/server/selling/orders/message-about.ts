import type { Shipment } from '../../../shared/contract/orders.ts'
import { orderMessages as copy } from '../../../shared/copy/order-messages.ts'
import { orders } from '../../../shared/copy/orders.ts'
import type { StoredOrder } from './stored-order.ts'

/** Writes a message to the shopper about an order's present status, which a person of the shop sends by hand. */
export function messageAbout(
  { number, status, delivery_address: { fullName = '' } }: Pick<StoredOrder, 'number' | 'status' | 'delivery_address'>,
  shipment: Shipment | null,
  shopName: string,
): string {
  const isTravelling = status === 'shipped' || status === 'out_for_delivery'
  const way = isTravelling && shipment ? wayOf(shipment) : []
  return [copy.greeting(fullName, shopName), copy.status[status](number), ...way].join(' ')
}

function wayOf({ carrier, trackingNumber, trackingLink }: Shipment): string[] {
  return [`${orders.comesWith(carrier, trackingNumber)}.`, ...(trackingLink ? [copy.track(trackingLink)] : [])]
}
