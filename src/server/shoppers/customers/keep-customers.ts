import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'

/** Changes that one transaction takes: a second of work at most. */
const atOnce = 5000
/** Of those that somebody waits for. */
const whileRead = 2
/** Advisory locks of the customers that are written, and how many there are: a power of two. */
const lockClass = 290
const lockParts = 64

/**
 * Brings the list of customers up to what accounts and orders are now (docs/decisions/180). Who asks for a list waits for ten
 * thousand changes at most; `all`: until none is left.
 */
export async function keepCustomers(shop: Shop, { all = false } = {}): Promise<void> {
  for (let round = 0; all || round < whileRead; round += 1) {
    if ((await transact(shop, ({ tx }) => takeChanges(tx))) < atOnce) return
  }
}

/**
 * Takes the changes and writes their customers anew: in a statement of its own, which sees whatever was committed with a change
 * that was taken. Waits for who takes the same, so that whoever reads next sees what they wrote. Gives how many.
 */
async function takeChanges(tx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    DELETE FROM customer_changes WHERE id IN (
      SELECT id FROM customer_changes ORDER BY id LIMIT ${atOnce} FOR UPDATE)
    RETURNING user_id`.execute(tx)
  const ids = [...new Set(rows.map(({ user_id }) => user_id))]
  if (ids.length > 0) await writeCustomers(tx, await withMains(tx, ids))
  return rows.length
}

/** These accounts, and those that stand for their persons: only they have a row. */
async function withMains(tx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT main_account(account_id) AS id FROM customer_links WHERE account_id = ANY(${ids}::text[])`.execute(tx)
  return [...new Set([...ids, ...rows.map(({ id }) => id)])]
}

/**
 * Two that write the same customer wait for each other, and the later one reads last. Customers share a few locks, taken in
 * their order: one for each of thousands would fill the database's table of locks.
 */
async function writeCustomers(tx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(${lockClass}::int, part)
    FROM (SELECT DISTINCT hashtext(id) & ${lockParts - 1}::int AS part FROM unnest(${ids}::text[]) AS id) parts
    ORDER BY part`.execute(tx)
  await sql`
    DELETE FROM customer_sums s USING users u
    WHERE u.id = s.user_id AND s.user_id = ANY(${ids}::text[])
      AND (u.erased_at IS NOT NULL OR EXISTS (SELECT FROM customer_links k WHERE k.account_id = u.id))`.execute(tx)
  await sql`
    INSERT INTO customer_sums (user_id, since, name, city, state, firm, orders, cancelled, returned, refused, spent,
      first_order_at, last_order_at, words, contact)
    SELECT u.id, g.since, lower(u.username), coalesce(l.city, a.city, ''), coalesce(l.state, a.state, ''),
      coalesce(f.name, ''), o.orders, o.cancelled, o.returned, o.refused, o.spent, o.first_at, o.last_at,
      lower(concat_ws(' ', u.username, g.names, l.city, a.cities, f.words)),
      lower(concat_ws(' ', u.phonenumber, u.email, g.contacts))
    FROM users u
    -- one account, or all that were merged into it
    CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS (SELECT FROM customer_links k WHERE k.same_as = u.id)
      THEN accounts_of_person(u.id) ELSE ARRAY[u.id] END AS ids) p
    CROSS JOIN LATERAL (
      SELECT min(created_at) AS since, string_agg(username, ' ') FILTER (WHERE e.id <> u.id) AS names,
        string_agg(concat_ws(' ', phonenumber, email), ' ') FILTER (WHERE e.id <> u.id) AS contacts
      FROM users e WHERE e.id = ANY(p.ids)) g
    LEFT JOIN LATERAL (
      SELECT (array_agg(legal_name ORDER BY is_default DESC, used_at DESC))[1] AS name,
        string_agg(concat_ws(' ', legal_name, gstin), ' ' ORDER BY created_at) AS words
      FROM buyer_firms WHERE buyer_firms.user_id = ANY(p.ids)) f ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT city, ' ') AS cities, (array_agg(city ORDER BY created_at DESC))[1] AS city,
        (array_agg(state ORDER BY created_at DESC))[1] AS state
      FROM addresses WHERE addresses.user_id = ANY(p.ids)) a ON true
    LEFT JOIN LATERAL (
      SELECT delivery_address ->> 'city' AS city, delivery_address ->> 'state' AS state
      FROM orders WHERE orders.user_id = ANY(p.ids) AND delivery_address ->> 'city' <> '' ORDER BY created_at DESC LIMIT 1) l ON true
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE status <> 'cancelled')::int AS orders,
        count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
        count(*) FILTER (WHERE status = 'returned' AND payment_status <> 'void')::int AS returned,
        count(*) FILTER (WHERE payment_status = 'void')::int AS refused,
        coalesce(sum(payable - credited) FILTER (WHERE status <> 'cancelled' AND payment_status <> 'void' AND NOT is_test),
          0)::bigint AS spent,
        min(created_at) FILTER (WHERE status <> 'cancelled') AS first_at,
        max(created_at) FILTER (WHERE status <> 'cancelled') AS last_at
      FROM (
        SELECT e.status, e.payment_status, e.payable, e.created_at,
          EXISTS (SELECT FROM payments p WHERE p.order_id = e.id AND p.is_test) AS is_test,
          coalesce((SELECT sum((c.document -> 'totals' ->> 'total')::bigint) FROM credit_notes c
            WHERE c.order_id = e.id AND c.document ->> 'reason' <> 'rate_changed'), 0)
            AS credited
        FROM orders e WHERE e.user_id = ANY(p.ids)) each_order) o
    WHERE u.id = ANY(${ids}::text[]) AND u.erased_at IS NULL AND NOT EXISTS (SELECT FROM customer_links k WHERE k.account_id = u.id)
    ON CONFLICT (user_id) DO UPDATE SET since = excluded.since, name = excluded.name, city = excluded.city, state = excluded.state,
      firm = excluded.firm, orders = excluded.orders, cancelled = excluded.cancelled, returned = excluded.returned,
      refused = excluded.refused, spent = excluded.spent, first_order_at = excluded.first_order_at,
      last_order_at = excluded.last_order_at, words = excluded.words, contact = excluded.contact`.execute(tx)
}
