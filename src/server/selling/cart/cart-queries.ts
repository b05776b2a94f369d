import { type Kysely, sql } from 'kysely'
import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'

// The writes of carts and cart_lines. Each begins by touching the cart's row, which locks it: everything that happens
// to one cart happens one after the other. Whether a quantity fits is part of the write, never looked up before it.

/** A line of somebody's cart. */
export interface LineKey {
  userId: string
  productId: string
  variantId: string | null
}

const touched = 'touched AS (UPDATE carts SET updated_at = $4 WHERE user_id = $1 RETURNING user_id)'

/** In which quantities a product `p` or its variant `v` is sold: whole packs, and at least so many (domain/selling/pricing/sold-quantities). */
const soldIn = `
  coalesce(v.multiple, p.multiple) AS multiple,
  least_quantity(coalesce(v.minimum_quantity, p.minimum_quantity), coalesce(v.multiple, p.multiple)) AS fewest`

/** SQL of the item that is sold under $2 and $3 now: a product without variants, or a product's own variant. */
const item = `
  item AS MATERIALIZED (
    SELECT p.id AS product_id, v.id AS variant_id, ${soldIn},
      least(s.on_hand - s.held + held_for($1, p.id, v.id), ${limits.quantityMax}) AS available
    FROM products p
    LEFT JOIN variants v ON v.id = $3 AND v.product_id = p.id AND v.active
    JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM $3
    WHERE p.id = $2 AND p.active AND CASE WHEN $3::text IS NULL
      THEN NOT EXISTS (SELECT FROM variants o WHERE o.product_id = p.id AND o.active)
      ELSE v.id IS NOT NULL END
  )`

const addText = `
  WITH ${item}, touched AS (
    INSERT INTO carts (user_id, updated_at) SELECT $1, $4::timestamptz FROM item WHERE available >= $5::int
    ON CONFLICT (user_id) DO UPDATE SET updated_at = excluded.updated_at
    RETURNING user_id
  )
  INSERT INTO cart_lines AS l (user_id, product_id, variant_id, quantity, added_at)
  SELECT user_id, product_id, variant_id, $5::int, $4::timestamptz FROM touched, item
  WHERE cart_lines_beside(touched.user_id, $2, $3) < ${serverLimits.cartLinesMax}
    AND (greatest(fewest, multiple) = 1 OR pieces_fit(touched.user_id, $2, $3, $5::int, fewest, multiple))
  ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = l.quantity + excluded.quantity
  WHERE l.quantity + excluded.quantity <= (SELECT available FROM item)
  RETURNING l.quantity`

const incrementText = `
  WITH ${item}, ${touched}
  UPDATE cart_lines l SET quantity = greatest((l.quantity / multiple + 1) * multiple, fewest) FROM touched, item
  WHERE l.user_id = touched.user_id AND l.product_id = item.product_id AND l.variant_id IS NOT DISTINCT FROM $3
    AND greatest((l.quantity / multiple + 1) * multiple, fewest) <= item.available
  RETURNING l.quantity`

/** The same of what stands in the cart, also where it is not sold any more: less of it may always be had. */
const packs = `
  packs AS (
    SELECT ${soldIn} FROM products p LEFT JOIN variants v ON v.id = $3::text AND v.product_id = p.id WHERE p.id = $2
  )`

const decrementText = `
  WITH ${touched}, ${packs}
  UPDATE cart_lines l SET quantity = (l.quantity - 1) / multiple * multiple FROM touched, packs
  WHERE l.user_id = touched.user_id AND l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3::text
    AND (l.quantity - 1) / multiple * multiple >= fewest
  RETURNING l.quantity`

const setText = `
  WITH ${item}, ${touched}, ${packs}
  UPDATE cart_lines l SET quantity = $5::int FROM touched, packs
  WHERE l.user_id = touched.user_id AND l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3::text
    AND $5::int >= fewest AND $5::int % multiple = 0
    AND ($5::int <= l.quantity OR $5::int <= (SELECT available FROM item))
  RETURNING l.quantity`

/** Adds pieces to a line, or a new line, where all of it is to be had and is sold in that quantity. False: nothing was changed. */
export async function addPieces(db: Kysely<Database>, key: LineKey, quantity: number, now: Date): Promise<boolean> {
  const values = [key.userId, key.productId, key.variantId, now, quantity]
  return (await ask(db, { name: 'add-pieces', text: addText, values })).length === 1
}

/**
 * One pack more or less of a line that is there (where nothing is said of packs, one piece), to the next quantity that is sold;
 * never past the stock, never below the fewest. False: nothing was changed.
 */
export async function changePieces(
  db: Kysely<Database>,
  key: LineKey,
  action: 'increment' | 'decrement',
  now: Date,
): Promise<boolean> {
  const text = action === 'increment' ? incrementText : decrementText
  const values = [key.userId, key.productId, key.variantId, now]
  return (await ask(db, { name: `${action}-pieces`, text, values })).length === 1
}

/**
 * Gives a line that is there so many pieces: never more than are to be had, unless it has them already, and only as they are
 * sold. False: nothing was changed.
 */
export async function setPieces(db: Kysely<Database>, key: LineKey, quantity: number, now: Date): Promise<boolean> {
  const values = [key.userId, key.productId, key.variantId, now, quantity]
  return (await ask(db, { name: 'set-pieces', text: setText, values })).length === 1
}

/** Takes lines out; answers how many were there. */
export async function removeLines(
  db: Kysely<Database>,
  userId: string,
  lines: readonly Omit<LineKey, 'userId'>[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    WITH touched AS (
      UPDATE carts SET updated_at = ${now} WHERE user_id = ${userId} RETURNING user_id
    ), removed AS (
      DELETE FROM cart_lines l
      USING touched, unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.variantId)}::text[])
        AS w (product_id, variant_id)
      WHERE l.user_id = touched.user_id AND l.product_id = w.product_id AND l.variant_id IS NOT DISTINCT FROM w.variant_id
      RETURNING 1
    )
    SELECT count(*) AS removed FROM removed`.execute(db)
  return rows[0]?.removed ?? 0
}

/** Puts a coupon on a cart, in place of another; null takes it off. */
export async function setCartCoupon(
  db: Kysely<Database>,
  userId: string,
  couponId: string | null,
  now: Date,
): Promise<void> {
  await db.updateTable('carts').set({ coupon_id: couponId, updated_at: now }).where('user_id', '=', userId).execute()
}

/** Puts a coupon back on a cart that has none; one that is gone stays away. */
export async function restoreCoupon(db: Kysely<Database>, userId: string, couponId: string | null): Promise<void> {
  await sql`
    UPDATE carts SET coupon_id = (SELECT id FROM coupons WHERE id = ${couponId})
    WHERE user_id = ${userId} AND coupon_id IS NULL`.execute(db)
}
