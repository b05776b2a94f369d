import type { Kysely } from 'kysely'
import type { RefusedOrder } from '../../../domain/selling/cash/same-person.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'

const earnedText = `
  SELECT
    (SELECT count(*)::int FROM (
      SELECT FROM orders WHERE user_id = $1 AND status = 'delivered' LIMIT $2) AS those) AS delivered,
    (SELECT coalesce(sum(payable - coalesce((SELECT sum(p.collect) FROM parcels p
        WHERE p.order_id = orders.id AND p.state IN ('delivered', 'refused', 'lost')), 0)), 0)::bigint
      FROM orders WHERE user_id = $1 AND payment_method = 'cod'
      AND payment_status = 'due' AND status NOT IN ('cancelled', 'delivered') AND id IS DISTINCT FROM $3) AS open`

/** Counts an account's delivered orders, `most` at most, and adds up what its cash orders on their way are still to be paid, in paise; without `beside`. */
export async function cashEarned(
  db: Kysely<Database>,
  { userId, most, beside }: { userId: string; most: number; beside: string | null },
): Promise<{ delivered: number; open: number }> {
  const values = [userId, most, beside]
  const [row] = await ask<{ delivered: number; open: number }>(db, { name: 'cash-earned', text: earnedText, values })
  return row ?? { delivered: 0, open: 0 }
}

// A parcel that was lost on its way was refused by nobody. The indexes of account, telephone number and PIN code find these.
const refusedText = `
  SELECT DISTINCT o.id, o.user_id AS "userId", coalesce(o.delivery_address ->> 'phone', '') AS phone,
    coalesce(o.delivery_address ->> 'pincode', '') AS pincode, coalesce(o.delivery_address ->> 'building', '') AS building,
    coalesce(o.delivery_address ->> 'street', '') AS street,
    coalesce(o.user_id = ANY (accounts_of_person($1)), false) AS "isOfPerson"
  FROM orders o
  WHERE (o.user_id = ANY (accounts_of_person($1)) OR o.delivery_address ->> 'phone' = ANY ($2) OR o.delivery_address ->> 'pincode' = $3)
    AND o.payment_method = 'cod' AND o.payment_status = 'void' AND o.created_at > $4
    AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = o.id AND p.state = 'lost')`

/**
 * Lists refused cash orders since a moment that may be of the same person: of one of their accounts, to one of these telephone numbers (ten
 * digits, however they are written), or in this PIN code.
 */
export function refusedCashOrders(
  db: Kysely<Database>,
  { userId, phones, pincode }: { userId: string | null; phones: readonly string[]; pincode: string },
  since: Date,
): Promise<RefusedOrder[]> {
  const written = phones.flatMap((phone) => [phone, `0${phone}`, `91${phone}`, `+91${phone}`])
  return ask<RefusedOrder>(db, { name: 'refused-cash', text: refusedText, values: [userId, written, pincode, since] })
}
