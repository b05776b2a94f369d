import { type RawBuilder, sql } from 'kysely'
import type { ShownPickState } from '../../../shared/picking.ts'

// `o` is the order

/** State of picking an order; null: nobody has begun, or it is packed. */
export const pickingOfOrder = sql<ShownPickState | null>`CASE WHEN o.status = 'confirmed' THEN
  (SELECT NULLIF(k.state, 'none') FROM pick_orders k WHERE k.order_id = o.id) END`

/** Returns the condition for the orders that are picked so far. */
export function isPicked(state: ShownPickState): RawBuilder<boolean> {
  return sql`o.status = 'confirmed' AND EXISTS (SELECT FROM pick_orders k WHERE k.order_id = o.id AND k.state = ${state})`
}
