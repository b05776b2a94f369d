import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '../../../domain/selling/orders/order-number.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { hasEnd } from '../../shoppers/accounts/phone-end.ts'
import { asListed, type ListedOrder } from './office-list-queries.ts'
import { seenBy } from './queue-of-orders.ts'

/** A search: its text, and the accounts with the phone number that was typed, beside the number at the door. */
interface Sought {
  text: string
  /** Text with which order numbers begin. */
  prefix: string
  userIds: readonly string[]
  seesUnpaid: boolean
}

/** Enough for a page, and one more where there are more. */
const PAGE = sql.lit(officeLimits.officeRows + 1)
/** Among so many orders a common name fills a page. */
const NEWEST = sql.lit(5_000)

/**
 * Orders by number, bill, name, phone, GSTIN, PIN code, product or tracking number, the newest first, and one more than are shown where there are.
 * Each way of finding is a walk along an index of its own.
 */
export function searchOrders(
  db: Kysely<Database>,
  { text, prefix, userIds, seesUnpaid }: Sought,
): Promise<ListedOrder[]> {
  const seen = seenBy(seesUnpaid)
  const phone = readPhone(text)
  const words = phone?.length === wholePhone ? null : wordsOf(text)
  const ways = [
    newest(sql`o.number = ${readOrderNumber(text, prefix) ?? text.toUpperCase()}`, seen),
    newest(sql`o.id IN (SELECT i.order_id FROM invoices i WHERE i.number = ${text.toUpperCase()})`, seen),
    newest(
      sql`o.id IN (SELECT s.order_id FROM order_shipments s WHERE lower(s.tracking_number) = ${text.toLowerCase()})`,
      seen,
    ),
    newest(sql`o.id IN (SELECT c.order_id FROM parcels c WHERE lower(c.tracking) = ${text.toLowerCase()})`, seen),
    ...(phone ? [newest(hasEnd(sql`o.delivery_address ->> 'phone'`, phone), seen)] : []),
    ...(wholeGstin.test(text)
      ? [newest(sql`o.buyer_firm IS NOT NULL AND o.buyer_firm ->> 'gstin' = ${text.toUpperCase()}`, seen)]
      : []),
    ...(wholePincode.test(text) ? [newest(sql`o.delivery_address ->> 'pincode' = ${text}`, seen)] : []),
    ...(userIds.length > 0 ? [newest(sql`o.user_id = ANY (${[...userIds]})`, seen)] : []),
    ...(words ? [withName(words, seen), newest(withProduct(words), seen)] : []),
  ]
  const ids = sql`
    SELECT id FROM (${sql.join(ways, sql` UNION `)}) AS found
    ORDER BY created_at DESC LIMIT ${PAGE}`
  return asListed(db, ids, sql`o.created_at DESC, o.id DESC`)
}

type Condition = RawBuilder<boolean>

function newest(condition: RawBuilder<unknown>, seen: Condition): RawBuilder<unknown> {
  return sql`(SELECT o.id, o.created_at FROM orders o WHERE ${condition} AND ${seen} ORDER BY o.created_at DESC LIMIT ${PAGE})`
}

/**
 * By the name at the door. The planner cannot tell a name that every tenth has from one that nobody has: so the newest are
 * looked through first, and only where they do not fill a page the index is asked for all.
 */
function withName(words: string, seen: Condition): RawBuilder<unknown> {
  const named = sql`to_tsvector('simple', coalesce(o.delivery_address ->> 'fullName', '')) @@ to_tsquery('simple', ${words})`
  return sql`(
    WITH recent AS MATERIALIZED (
      SELECT o.id, o.created_at
      FROM (SELECT id, created_at, delivery_address FROM orders o WHERE ${seen} ORDER BY created_at DESC LIMIT ${NEWEST}) AS o
      WHERE ${named} ORDER BY o.created_at DESC LIMIT ${PAGE}
    ), ever AS MATERIALIZED (
      SELECT o.id, o.created_at FROM orders o WHERE ${named} AND ${seen} AND (SELECT count(*) FROM recent) < ${PAGE}
    )
    SELECT id, created_at FROM recent UNION SELECT id, created_at FROM ever ORDER BY created_at DESC LIMIT ${PAGE})`
}

function withProduct(words: string): Condition {
  return sql`EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id
    AND to_tsvector('simple', l.name || ' ' || coalesce(l.variant_name, '')) @@ to_tsquery('simple', ${words}))`
}

const wholePhone = 10
const wholeGstin = /^[\dA-Z]{15}$/i
const wholePincode = /^[1-9]\d{5}$/

/**
 * The digits of an Indian phone number, however it is typed: all ten, or the last four and more, also as they stand behind the dots
 * of a number that is not shown whole. Null: it is none.
 */
export function readPhone(text: string): string | null {
  if (!/^[•*\s+()-]*\d[\d\s+()-]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  return /^(?:91|0)?(\d{10})$/.exec(digits)?.[1] ?? /^\d{4,9}$/.exec(digits)?.[0] ?? null
}

/** All words, each as the beginning of one; null: there is none. Letters and digits only, so that nothing else is an operator. */
function wordsOf(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}
