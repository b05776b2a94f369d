import type { ChangedRate } from '../../../../domain/selling/orders/tax-anew.ts'
import type { RateChangeRow } from '../../../../shared/contract/office/order-shapes.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import type { Shop } from '../../../platform/shop.ts'
import { listOldestPending } from '../../orders/oldest-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { planTaxes } from '../transitions/tax-order-anew.ts'

/**
 * Lists orders that were placed before a change of rate and are not invoiced yet (CGST Act s.14): the oldest first, each with the
 * rates that it would be confirmed at now. Looks at the oldest deskLimits.ordersAtOnce of the new orders.
 */
export async function listTaxedAnew(shop: Shop): Promise<RateChangeRow[]> {
  const orders = await listOldestPending(shop.db, deskLimits.ordersAtOnce)
  const planned = await planTaxes(shop, shop.db, orders, shop.clock())
  return orders.flatMap((order) => {
    const changed = planned.get(order.id)?.changed ?? []
    if (changed.length === 0) return []
    const lines = changedLines(order, changed)
    return [{ _id: order.id, number: order.number, placedAt: order.created_at.toISOString(), lines }]
  })
}

/** Names the lines of an order whose rate changed, with their rates in percent. */
export function changedLines({ lines }: StoredOrder, changed: readonly ChangedRate[]): RateChangeRow['lines'] {
  return changed.map(({ position, was, now }) => {
    const { name = '', variant_name: variant = null } = lines.find((line) => line.position === position) ?? {}
    return { name: variant ? `${name}, ${variant}` : name, was, now }
  })
}
