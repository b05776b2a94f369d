import { type RawBuilder, sql } from 'kysely'
import type { OrderQueue } from '../../../shared/office/order-lists.ts'

// `o` is the order. Word for word as in the partial indexes of db/migrations/0044 and 0250.

/** Conditions for the orders of each queue. */
export const queueConditions: Readonly<Record<OrderQueue, RawBuilder<boolean>>> = {
  to_confirm: sql`o.status = 'pending'`,
  to_pack: sql`o.status = 'confirmed'`,
  to_ship: sql`o.status = 'packed'`,
  on_the_way: sql`o.status IN ('shipped', 'out_for_delivery')`,
  delivered: sql`o.status = 'delivered'`,
  coming_back: sql`(o.payment_status = 'refund_pending' OR o.return_waits)`,
  cancelled: sql`o.status = 'cancelled'`,
  all: sql`true`,
}

/**
 * Returns the condition for the orders that a person sees: who works on goods alone sees an order once it is confirmed or paid
 * (BACK-OFFICE §2.1).
 */
export function seenBy(seesUnpaid: boolean): RawBuilder<boolean> {
  return seesUnpaid ? sql`true` : sql`NOT (o.status = 'pending' AND o.payment_status = 'due')`
}
