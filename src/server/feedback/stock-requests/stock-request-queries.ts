import { type Expression, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Of so many mails the links go on working. */
const keysKept = 4

/** The article that somebody wants to be notified of. */
export interface Article {
  productId: string
  variantId: string | null
}

/** A request as it is stored, with what it is about as that is sold now. Prices in paise. */
export interface StockRequest extends Article {
  id: string
  email: string
  userId: string | null
  keyHashes: Buffer[]
  askedAt: Date
  confirmedAt: Date | null
  toldAt: Date | null
  name: string
  price: number
  /** It is on sale, and this many can be bought. */
  free: number
}

interface NewRequest extends Article {
  id: string
  email: string
  userId: string | null
  isConfirmed: boolean
  now: Date
}

/**
 * Notes a request; one of the same article and address that waits already is that one, confirmed if either was. Gives its id, and
 * whether its address is confirmed.
 */
export async function putRequest(tx: Tx, request: NewRequest): Promise<{ id: string; confirmed: boolean }> {
  const { id, productId, variantId, email, userId, isConfirmed, now } = request
  const confirmedAt = isConfirmed ? now : null
  const { rows } = await sql<{ id: string; confirmed: boolean }>`
    INSERT INTO stock_requests AS r (id, product_id, variant_id, email, user_id, asked_at, confirmed_at)
    VALUES (${id}, ${productId}, ${variantId}, ${email}, ${userId}, ${now}, ${confirmedAt})
    ON CONFLICT (product_id, variant_id, email) DO UPDATE SET
      asked_at = excluded.asked_at, told_at = NULL, user_id = coalesce(excluded.user_id, r.user_id),
      confirmed_at = CASE WHEN r.told_at IS NULL THEN coalesce(r.confirmed_at, excluded.confirmed_at)
        ELSE excluded.confirmed_at END
    RETURNING id, confirmed_at IS NOT NULL AS confirmed`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a request was not written')
  return row
}

/** One request; undefined where there is none. */
export async function findRequest(db: Db, id: string): Promise<StockRequest | undefined> {
  const { rows } = await sql<StockRequest>`
    SELECT ${columns} FROM ${withGoods} WHERE r.id = ${id}`.execute(db)
  return rows[0]
}

/** The requests of an account, or of an address; null is nobody's. The oldest first. */
export async function findRequestsOf(
  db: Db,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<StockRequest[]> {
  const { rows } = await sql<StockRequest>`
    SELECT ${columns} FROM ${withGoods} WHERE r.user_id = ${userId} OR r.email = ${email} ORDER BY r.asked_at, r.id`.execute(
    db,
  )
  return rows
}

/** Query of the addresses that asked for something, for a query of another part of the shop. */
export function waitingAddresses(db: Db): Expression<string> {
  return db.selectFrom('stock_requests').select('email').$asScalar()
}

/** Keeps the hash of a key that is about to be mailed, beside those of the last mails. */
export async function keepKey(db: Db, id: string, hash: Buffer): Promise<void> {
  await sql`
    UPDATE stock_requests SET key_hashes = (ARRAY[${hash}::bytea] || key_hashes)[1:${sql.lit(keysKept)}] WHERE id = ${id}`.execute(
    db,
  )
}

/** The address is its sender's. */
export async function confirmRequest(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('stock_requests')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Takes what one asked for oneself back. */
export async function deleteOwnRequest(db: Db, userId: string, { productId, variantId }: Article): Promise<void> {
  await sql`
    DELETE FROM stock_requests
    WHERE user_id = ${userId} AND product_id = ${productId} AND variant_id IS NOT DISTINCT FROM ${variantId}::text`.execute(
    db,
  )
}

/** Deletes all of an account or an address; null is nobody's. */
export async function deleteRequestsOf(
  db: Db,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<void> {
  await db
    .deleteFrom('stock_requests')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute()
}

/** Minimum and pack of an article, of `products p` and `variants v`. */
const soldIn = sql`coalesce(v.minimum_quantity, p.minimum_quantity), coalesce(v.multiple, p.multiple)`

/**
 * Lends so many requests whose article can be bought again, the longest waiting first, and marks them as told at this moment;
 * what another process is telling is left out. Gives their ids.
 */
export async function takeTellable(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH waiting AS MATERIALIZED (
      SELECT DISTINCT product_id, variant_id FROM stock_requests WHERE confirmed_at IS NOT NULL AND told_at IS NULL
    ), back AS MATERIALIZED (
      SELECT w.product_id, w.variant_id FROM waiting w
      -- by the index, one by one: whoever asks every quarter of a minute does not read the stock of a whole shop
      CROSS JOIN LATERAL (
        SELECT s.on_hand - s.held AS pieces FROM stock_items s
        WHERE s.product_id = w.product_id AND s.variant_id IS NOT DISTINCT FROM w.variant_id AND s.on_hand > s.held LIMIT 1
      ) free
      JOIN products p ON p.id = w.product_id AND p.active
      LEFT JOIN variants v ON v.id = w.variant_id
      WHERE coalesce(v.active, true) AND sellable(free.pieces, ${soldIn}) > 0
    ), due AS MATERIALIZED (
      SELECT r.id FROM back b
      JOIN stock_requests r ON r.product_id = b.product_id AND r.variant_id IS NOT DISTINCT FROM b.variant_id
      WHERE r.confirmed_at IS NOT NULL AND r.told_at IS NULL
      ORDER BY r.confirmed_at, r.id LIMIT ${most} FOR UPDATE OF r SKIP LOCKED
    )
    UPDATE stock_requests r SET told_at = ${now} FROM due WHERE r.id = due.id RETURNING r.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Sets one that was to be told at this moment back to waiting: its article is gone again. */
export async function waitOn(db: Db, id: string, toldAt: Date): Promise<void> {
  await db
    .updateTable('stock_requests')
    .set({ told_at: null })
    .where('id', '=', id)
    .where('told_at', '=', toldAt)
    .execute()
}

/** Deletes what was told, or was never confirmed, or waits since before these moments. */
export async function deleteOldRequests(
  db: Db,
  { toldBefore, unconfirmedBefore, askedBefore }: { toldBefore: Date; unconfirmedBefore: Date; askedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('stock_requests')
    .where((eb) =>
      eb.or([
        eb('told_at', '<', toldBefore),
        eb('asked_at', '<', askedBefore),
        eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', unconfirmedBefore)]),
      ]),
    )
    .execute()
}

const columns = sql`
  r.id, r.product_id AS "productId", r.variant_id AS "variantId", r.email, r.user_id AS "userId", r.key_hashes AS "keyHashes",
  r.asked_at AS "askedAt", r.confirmed_at AS "confirmedAt", r.told_at AS "toldAt",
  p.name || coalesce(', ' || v.name, '') AS name,
  coalesce(v.offer_price, v.price, p.offer_price, p.price) AS price,
  CASE WHEN p.active AND coalesce(v.active, true) THEN sellable(coalesce(s.on_hand - s.held, 0), ${soldIn}) ELSE 0 END AS free`

const withGoods = sql`
  stock_requests r JOIN products p ON p.id = r.product_id LEFT JOIN variants v ON v.id = r.variant_id
  LEFT JOIN stock_items s ON s.product_id = r.product_id AND s.variant_id IS NOT DISTINCT FROM r.variant_id`
