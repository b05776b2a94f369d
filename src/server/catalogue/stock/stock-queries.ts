import { type Kysely, sql } from 'kysely'
import { type StockMove, stockMoves } from '../../../domain/catalogue/stock/stock-moves.ts'
import { availabilityTag, shownStockTag, stockTag } from '../../../shared/cache-tags.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { MoveReason } from '../../../shared/office/adjust-reasons.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Work } from '../../platform/db/transact.ts'
import { receiveStock } from './receive-stock.ts'

// With receive-stock.ts the only writer of stock_items and stock_movements: each move is one conditional statement
// together with its ledger rows.

/** Key of an item that is counted: a product, or one of its variants. */
export interface StockKey {
  productId: string
  variantId: string | null
}

/** Pieces of something that is counted. */
export interface StockLine extends StockKey {
  quantity: number
}

/** The cause and the moment of a movement: kept in the ledger. */
export interface StockCause {
  orderId?: string
  checkoutId?: string
  note?: string
  /** Reason why a count was corrected. */
  reason?: MoveReason
  now: Date
}

interface Moved {
  product_id: string
  variant_id: string | null
  name: string | null
  /** Pieces that could be bought before. */
  available: number
  /** By how many there are more now; null where it could not be moved. */
  change: number | null
  /** The fewest pieces that are sold at once. */
  least: number
}

/** Takes what an order sells: all or nothing. Throws `out_of_stock` with `available`, naming the first line that is short. */
export async function takeStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveOrRefuse(work, 'sell', lines, cause)
}

/** Promises stock to an online checkout. Throws like takeStock. */
export async function holdStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveOrRefuse(work, 'hold', lines, cause)
}

/** Ends a hold without a sale. */
export async function releaseStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveForSure(work, 'release', lines, cause)
}

/** Sells what a checkout held. */
export async function sellHeldStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveForSure(work, 'sell_held', lines, cause)
}

/** Gives back what a cancelled order had taken. */
export async function returnStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveForSure(work, 'return', lines, cause)
}

/** Puts a count right by ± pieces. Throws `out_of_stock` where more would be taken off than is free. */
export async function correctStock(work: Work, line: StockLine, cause: StockCause): Promise<void> {
  await receiveStock(work.tx, [{ ...line, quantity: 0 }], cause.now, '')
  await moveOrRefuse(work, 'adjust', [line], cause)
}

/** Books the pieces that things began with. Throws like takeStock. */
export async function openStock(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  if (lines.length > 0) await moveOrRefuse(work, 'adjust', lines, cause)
}

/** Takes goods out again that a bill had brought: all or nothing. Throws like takeStock. */
export async function undoStockTaken(work: Work, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  if (lines.length === 0) return
  const fewer = lines.map((line) => ({ ...line, quantity: -line.quantity }))
  await moveOrRefuse(work, 'adjust', fewer, cause)
}

/** Pieces that can be bought now, in the order asked; 0 for what is not counted. */
export async function availableOf(db: Kysely<Database>, keys: readonly StockKey[]): Promise<number[]> {
  const { rows } = await sql<{ available: number }>`
    SELECT coalesce(s.on_hand - s.held, 0) AS available
    FROM unnest(${keys.map((key) => key.productId)}::text[], ${keys.map((key) => key.variantId)}::text[])
      WITH ORDINALITY AS w (product_id, variant_id, position)
    LEFT JOIN stock_items s ON s.product_id = w.product_id AND s.variant_id IS NOT DISTINCT FROM w.variant_id
    ORDER BY w.position`.execute(db)
  return rows.map((row) => row.available)
}

/** Locks what several moves of one transaction will move, in the order in which each of them locks. */
export async function lockStock(db: Kysely<Database>, keys: readonly StockKey[]): Promise<void> {
  await sql`
    SELECT FROM stock_items s
    WHERE s.product_id = ANY (${keys.map((key) => key.productId)}) AND EXISTS (
      SELECT FROM unnest(${keys.map((key) => key.productId)}::text[], ${keys.map((key) => key.variantId)}::text[])
        AS w (product_id, variant_id)
      WHERE w.product_id = s.product_id AND w.variant_id IS NOT DISTINCT FROM s.variant_id)
    ORDER BY s.id FOR NO KEY UPDATE`.execute(db)
}

async function moveOrRefuse(
  work: Work,
  move: StockMove,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<void> {
  const short = await moveStock(work, move, lines, cause)
  if (short.length === 0) return
  const isShort = (line: StockLine) =>
    short.find((s) => s.product_id === line.productId && s.variant_id === line.variantId)
  const { available, name } = lines.map(isShort).find((each) => each !== undefined) ?? { available: 0, name: null }
  throw new Failure('out_of_stock', failures.outOfStock(available, name ?? failures.thisProduct), { available })
}

async function moveForSure(work: Work, move: StockMove, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  const [short] = await moveStock(work, move, lines, cause)
  if (short) throw new Error(`stock ${move} does not fit the ledger: ${short.product_id} ${short.variant_id ?? ''}`)
}

const moveText = `
  WITH wanted AS (
    SELECT product_id, variant_id, sum(quantity)::int AS quantity
    FROM unnest($1::text[], $2::text[], $3::int[]) AS w (product_id, variant_id, quantity)
    GROUP BY product_id, variant_id
  ), locked AS MATERIALIZED (
    SELECT s.id, s.product_id, s.variant_id, s.on_hand, s.held,
      $4::int * w.quantity AS on_hand_change, $5::int * w.quantity AS held_change
    FROM stock_items s
    JOIN wanted w ON w.product_id = s.product_id AND w.variant_id IS NOT DISTINCT FROM s.variant_id
    ORDER BY s.id
    FOR NO KEY UPDATE OF s
  ), moved AS (
    UPDATE stock_items s SET on_hand = l.on_hand + l.on_hand_change, held = l.held + l.held_change
    FROM locked l
    WHERE s.id = l.id AND l.held + l.held_change BETWEEN 0 AND l.on_hand + l.on_hand_change
    RETURNING s.id, l.on_hand_change, l.held_change
  ), noted AS (
    INSERT INTO stock_movements
      (stock_item_id, kind, on_hand_change, held_change, order_id, checkout_id, note, created_at, reason)
    SELECT id, $6, on_hand_change, held_change, $7, $8, $9, $10, $11 FROM moved
  )
  SELECT w.product_id, w.variant_id, coalesce(l.on_hand - l.held, 0) AS available,
    m.on_hand_change - m.held_change AS change,
    (SELECT least_quantity(coalesce(v.minimum_quantity, p.minimum_quantity), coalesce(v.multiple, p.multiple))
      FROM products p LEFT JOIN variants v ON v.id = w.variant_id WHERE p.id = w.product_id) AS least,
    CASE WHEN m.id IS NULL THEN (SELECT name FROM products WHERE id = w.product_id) END AS name
  FROM wanted w
  LEFT JOIN locked l ON l.product_id = w.product_id AND l.variant_id IS NOT DISTINCT FROM w.variant_id
  LEFT JOIN moved m ON m.id = l.id`

/**
 * Moves every line that can be moved, with its ledger row, names what shows its stock stale, and answers the lines that
 * cannot: the caller throws, so that its transaction undoes the others. Rows are locked in the order of their ids, so that
 * no two orders wait for each other. What is decided on is what the lock found: this statement's own view of the table may
 * be older than its wait.
 */
async function moveStock(
  { tx, stale }: Work,
  move: StockMove,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<Moved[]> {
  const change = stockMoves[move]
  const values = [
    lines.map((line) => line.productId),
    lines.map((line) => line.variantId),
    lines.map((line) => line.quantity),
    change.onHand,
    change.held,
    move === 'sell_held' ? 'sell' : move,
    cause.orderId,
    cause.checkoutId,
    cause.note,
    cause.now,
    cause.reason,
  ]
  const rows = await ask<Moved>(tx, { name: 'move-stock', text: moveText, values })
  for (const { product_id: id, available, change, least } of rows) {
    if (change === 0) continue
    const after = available + (change ?? 0)
    stale(stockTag(id))
    if (available >= least !== after >= least) stale(availabilityTag)
    // With variants a page shows their sum, too: it is below plenty only where each of them is. Of packs whole ones are shown.
    if (Math.min(available, after) < limits.plentyOfStock + least) stale(shownStockTag(id))
  }
  return rows.filter(({ change }) => change === null)
}
