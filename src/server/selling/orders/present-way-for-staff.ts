import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import { pickupLimits } from '../../../shared/pickup-limits.ts'
import type { StoredOrder } from './stored-order.ts'

/** Days for which orders are kept for pick-up, and the moment by which they are judged. */
export interface KeptForPickup {
  pickupDays: number
  now: Date
}

type WayForStaff = Pick<OfficeOrder, 'deliveryWay' | 'busStand' | 'pickup'>

/** Presents the way of an order, and how it stands at the counter. */
export function presentWayForStaff(
  order: StoredOrder,
  may: ReadonlySet<Permission>,
  { pickupDays, now }: KeptForPickup,
): WayForStaff {
  const { delivery_way: deliveryWay, bus_stand: busStand, pickup } = order
  const isReady = pickup !== null && order.status === 'packed'
  const since = isReady && deliveryWay === 'pickup' ? pickup.ready_at : null
  return {
    deliveryWay,
    busStand,
    pickup:
      since === null
        ? null
        : {
            readyAt: since,
            isLate: isLate(since, pickupDays, now),
            keptDays: pickupDays,
            isLocked: pickup !== null && pickup.tries >= pickupLimits.triesMost,
            toPay: order.payment_status === 'due' && may.has('orders.deliver') ? rupeesFromPaise(order.payable) : null,
            mayHandOver: may.has('orders.deliver'),
            mayRenew: may.has('orders.edit'),
          },
  }
}

/** Returns whether an order has waited for longer than orders are kept; only a person cancels it then. */
export function isLate(since: string, days: number, now: Date): boolean {
  return now.getTime() - Date.parse(since) > days * 86_400_000
}
