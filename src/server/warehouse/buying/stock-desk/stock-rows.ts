import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StockSort, StockView } from '../../../../shared/office/stock-lists.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import { countedGoods } from '../../../catalogue/stock/counted-goods.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A counted item, with all facts about its stock. Money in paise. */
export interface StockRecord {
  id: string
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  image: string
  active: boolean
  price: number
  /** Of a piece, tax included, like the MRP `price`. */
  offerPrice: number
  /** Percent. */
  gstRate: number
  accountId: number | null
  onHand: number
  held: number
  shelf: string | null
  reorderPoint: number | null
  version: number
  sold: number
  days: number
  incoming: number
  /** Of who usually supplies it. */
  deliveryDays: number
  pack: number
  low: boolean
  /** People who want to be told when it is back. */
  waiting: number
  average: number | null
  last: number | null
  /** Sort key of the list, before the id. */
  place: string
}

/** Pieces that are still missing from open purchase orders, by account. */
const incomingPieces = sql`
  SELECT w.stock_item_id AS id, sum(greatest(0, w.quantity - coalesce(g.pieces, 0)))::int AS pieces
  FROM purchases o JOIN purchase_lines w ON w.purchase_id = o.id
  LEFT JOIN LATERAL (
    SELECT sum(l.quantity) AS pieces FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id
    WHERE r.purchase_id = o.id AND r.withdrawn_command_id IS NULL AND l.stock_item_id = w.stock_item_id) g ON true
  WHERE o.closed_at IS NULL AND NOT o.complete GROUP BY w.stock_item_id`

const counted = sql`
  SELECT coalesce(v.id, p.id) AS id, p.id AS product_id, v.id AS variant_id, p.name, v.name AS variant_name,
    coalesce(v.images[1], p.main_image) AS image, p.active AND w.sold AS active,
    coalesce(v.price, p.price) AS price, coalesce(v.offer_price, p.offer_price) AS offer_price, p.gst_rate
  FROM ${countedGoods}`

const free = sql`coalesce(s.on_hand - s.held, 0)`
const there = sql`${free} + coalesce(i.pieces, 0)`
const lead = sql`coalesce(u.delivery_days, ${sql.lit(stockLimits.deliveryDays)}) + ${sql.lit(stockLimits.safetyDays)}`

/**
 * Condition for low stock: at its reorder point; else, where it sells, by the rule of domain/catalogue/stock/reorder; else with hardly a
 * piece left. What is not on sale does not run low.
 */
export const runsLow = sql<boolean>`(g.active AND CASE
  WHEN t.reorder_point IS NOT NULL THEN ${there} <= t.reorder_point
  WHEN f.sold IS NOT NULL THEN ${there} <= ceil(f.sold::numeric * (${lead}) / f.days)
  ELSE ${free} <= ${sql.lit(officeLimits.lowStockPieces)} END)`

/** Each counted thing `g` with its account `s`, place `t`, pace `f`, cost `k`, usual supplier `u`, and what is on its way `i`. */
export const everything = sql`
  (${counted}) g
  LEFT JOIN stock_items s ON s.product_id = g.product_id AND s.variant_id IS NOT DISTINCT FROM g.variant_id
  LEFT JOIN stock_places t ON t.stock_item_id = s.id
  LEFT JOIN stock_pace f ON f.stock_item_id = s.id
  LEFT JOIN item_costs k ON k.stock_item_id = s.id
  LEFT JOIN (
    SELECT b.stock_item_id, b.pack, b.code, b.supplier_id, r.delivery_days FROM supplier_items b
    JOIN suppliers r ON r.id = b.supplier_id WHERE b.usual AND r.active) u ON u.stock_item_id = s.id
  LEFT JOIN (${incomingPieces}) i ON i.id = s.id`

/**
 * Sort keys of a list, as texts that compare as they should: days in a fixed number of digits, and of the same days the fewest
 * pieces first.
 */
const places: Record<StockSort, RawBuilder<string>> = {
  name: sql`lower(g.name || ' ' || coalesce(g.variant_name, ''))`,
  days: sql`lpad(coalesce(floor(${free}::numeric * f.days / f.sold), 9999999999)::text, 12, '0') || lpad((${free})::text, 10, '0')`,
  shelf: sql`coalesce(t.shelf, '~')`,
}

/** Number of people who want to be told when a counted item `g` is back. */
export const waitingFor = sql<number>`(SELECT count(*)::int FROM stock_requests q WHERE q.product_id = g.product_id
  AND q.variant_id IS NOT DISTINCT FROM g.variant_id AND q.confirmed_at IS NOT NULL AND q.told_at IS NULL)`

const columns = sql`
  g.id, g.product_id AS "productId", g.variant_id AS "variantId", g.name, g.variant_name AS "variantName", g.image, g.active,
  g.price, g.offer_price AS "offerPrice", g.gst_rate AS "gstRate", s.id AS "accountId", coalesce(s.on_hand, 0) AS "onHand", coalesce(s.held, 0) AS held, t.shelf,
  t.reorder_point AS "reorderPoint", coalesce(t.version, 0) AS version, coalesce(f.sold, 0) AS sold,
  coalesce(f.days, ${sql.lit(stockLimits.paceDays)}) AS days, coalesce(i.pieces, 0) AS incoming,
  coalesce(u.delivery_days, ${sql.lit(stockLimits.deliveryDays)}) AS "deliveryDays", coalesce(u.pack, 1) AS pack,
  ${runsLow} AS low, ${waitingFor} AS waiting, k.average, k.last`

/** Request for a part of the stock. */
export interface StockQuestion {
  view: StockView
  sort: StockSort
  words: readonly string[]
  after?: { place: string; id: string }
  limit: number
}

/** A page of the stock, after a place. What was never on sale and has no piece is left out of every list but a search. */
export async function listStockRows(db: Db, question: StockQuestion): Promise<StockRecord[]> {
  const { view, sort, words, after, limit } = question
  // compared letter by letter, as the cursor is
  const place = sql`${places[sort]} COLLATE "C"`
  const conditions = [
    view === 'low' ? runsLow : view === 'out' ? sql`g.active AND ${free} = 0` : sql`true`,
    words.length > 0 ? sql.join(words.map(hasWord), sql` AND `) : sql`(g.active OR coalesce(s.on_hand, 0) > 0)`,
    after ? sql`(${place}, g.id COLLATE "C") > (${after.place}, ${after.id})` : sql`true`,
  ]
  const { rows } = await sql<StockRecord>`
    SELECT ${columns}, ${places[sort]} AS place FROM ${everything}
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${place}, g.id COLLATE "C" LIMIT ${limit}`.execute(db)
  return rows
}

/** One of them by its own id; undefined where nothing is counted under it. */
export async function findStockRow(db: Db, id: string): Promise<StockRecord | undefined> {
  const { rows } = await sql<StockRecord>`
    SELECT ${columns}, '' AS place FROM ${everything}
    WHERE g.id = ${id} AND g.product_id = coalesce((SELECT product_id FROM variants WHERE id = ${id}), ${id})`.execute(
    db,
  )
  return rows[0]
}

/** Every counted item of a product, those on sale first, in the order of their names. */
export async function listStockOfProduct(db: Db, productId: string): Promise<StockRecord[]> {
  const { rows } = await sql<StockRecord>`
    SELECT ${columns}, '' AS place FROM ${everything}
    WHERE g.product_id = ${productId} ORDER BY g.active DESC, g.variant_name, g.id`.execute(db)
  return rows
}

/** Part of the name, the shelf, an id, or what a supplier calls it. */
function hasWord(word: string): RawBuilder<boolean> {
  const part = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(lower(g.name || ' ' || coalesce(g.variant_name, '')) LIKE ${part} OR lower(t.shelf) LIKE ${part}
    OR g.id = ${word.toLowerCase()} OR EXISTS (
      SELECT FROM supplier_items c WHERE c.stock_item_id = s.id AND lower(c.code) = ${word.toLowerCase()}))`
}

/** Counts the items that run low, up to officeLimits.countedMost and one more. */
export async function countLow(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${everything} WHERE ${runsLow} LIMIT ${sql.lit(officeLimits.countedMost + 1)}) low`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the cost of all stock on hand, in paise. */
export async function worthOfAll(db: Db): Promise<number> {
  const { rows } = await sql<{ worth: number | null }>`
    SELECT sum(s.on_hand * k.average) AS worth FROM item_costs k JOIN stock_items s ON s.id = k.stock_item_id`.execute(
    db,
  )
  return rows[0]?.worth ?? 0
}
