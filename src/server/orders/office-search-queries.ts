import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../platform/db/schema.ts'
import { asListed, type ListedOrder } from './office-list-queries.ts'
import { seenBy } from './queue-of-orders.ts'

/** Who is searched for by a phone number of an account, beside the number at the door. */
interface Sought {
  text: string
  userIds: readonly string[]
  seesUnpaid: boolean
  /** What the shop's order numbers begin with. */
  letters: string
}

/**
 * Orders by number, name, phone, product or tracking number, the newest first, and one more than are shown where there are.
 * Each way of finding is a walk along an index of its own.
 */
export function searchOrders(
  db: Kysely<Database>,
  { text, userIds, seesUnpaid, letters }: Sought,
): Promise<ListedOrder[]> {
  const newest = (condition: RawBuilder<boolean>) => sql`
    (SELECT o.id, o.created_at FROM orders o WHERE ${condition} AND ${seenBy(seesUnpaid)}
      ORDER BY o.created_at DESC LIMIT ${sql.lit(limits.officeRows + 1)})`
  const ways = waysToFind(text, letters, userIds)
  const ids = sql`
    SELECT id FROM (${sql.join(ways.map(newest), sql` UNION `)}) AS found
    ORDER BY created_at DESC LIMIT ${sql.lit(limits.officeRows + 1)}`
  return asListed(db, ids, sql`o.created_at DESC, o.id DESC`)
}

function waysToFind(text: string, letters: string, userIds: readonly string[]): RawBuilder<boolean>[] {
  const phone = readPhone(text)
  const words = wordsOf(text)
  return [
    sql<boolean>`o.number = ${readOrderNumber(text, letters) ?? text.toUpperCase()}`,
    sql<boolean>`o.id IN (SELECT s.order_id FROM order_shipments s WHERE lower(s.tracking_number) = ${text.toLowerCase()})`,
    ...(phone ? [sql<boolean>`o.delivery_address ->> 'phone' = ${phone}`] : []),
    ...(userIds.length > 0 ? [sql<boolean>`o.user_id = ANY (${[...userIds]})`] : []),
    ...(words && !phone
      ? [
          sql<boolean>`to_tsvector('simple', coalesce(o.delivery_address ->> 'fullName', '')) @@ to_tsquery('simple', ${words})`,
          sql<boolean>`EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id
            AND to_tsvector('simple', l.name || ' ' || coalesce(l.variant_name, '')) @@ to_tsquery('simple', ${words}))`,
        ]
      : []),
  ]
}

/** The ten digits of an Indian phone number, however it is typed; null: it is none. */
export function readPhone(text: string): string | null {
  if (!/^[\d\s+()-]+$/.test(text)) return null
  return /^(?:91|0)?(\d{10})$/.exec(text.replace(/\D/g, ''))?.[1] ?? null
}

/** All words, each as the beginning of one; null: there is none. Letters and digits only, so that nothing else is an operator. */
function wordsOf(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
