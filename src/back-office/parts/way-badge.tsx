import { orderLabels as copy } from '../../shared/copy/office/order-labels.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { Badge } from '../../ui/badge.tsx'

/** Way of an order that is not brought to its address, and whether it waits at the counter for too long. */
export function WayBadge(row: { deliveryWay?: DeliveryWay | undefined; notPickedUp?: true | undefined }) {
  const { deliveryWay: way, notPickedUp } = row
  if (!way || way === 'delivery') return null
  return <Badge tone={notPickedUp ? 'signal' : 'plain'}>{notPickedUp ? copy.notPickedUp : copy.ways[way]}</Badge>
}
