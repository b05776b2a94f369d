import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'

/** Returns how an order reaches its customer, as its slip says it above the address. */
export function reaches({
  delivery_way: way,
  bus_stand: stand,
}: Pick<StoredOrder, 'delivery_way' | 'bus_stand'>): string {
  if (way === 'pickup') return copy.pickup
  return way === 'bus' ? copy.byBus(stand ?? '') : copy.to
}
