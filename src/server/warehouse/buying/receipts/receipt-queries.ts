import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>
export type ReceiptRow = Selectable<Database['receipts']>

/** A line as it is booked. */
export interface BookedLine {
  accountId: number
  quantity: number
  /** Paise of one piece, without GST. */
  cost: number | null
  mrp: number | null
  /** Number of pieces before it. */
  before: number
}

/** A bill as it is compared: '  bk / 104' is 'BK/104'. */
function billKeyOf(number: string): string {
  return number.replace(/\s/g, '').toUpperCase()
}

/**
 * Writes a bill that came in. False where this one of this supplier stands there already: the same bill at the same moment is
 * waited for.
 */
export async function insertReceipt(
  tx: Db,
  receipt: Omit<ReceiptRow, 'bill_key' | 'withdrawn_command_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('receipts')
    .values({ ...receipt, bill_key: billKeyOf(receipt.bill_number), withdrawn_command_id: null })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes the lines of a bill, in their order. */
export async function insertReceiptLines(tx: Db, receiptId: string, lines: readonly BookedLine[]): Promise<void> {
  const rows = lines.map(({ accountId, ...line }, position) => ({
    receipt_id: receiptId,
    position,
    stock_item_id: accountId,
    ...line,
  }))
  await tx.insertInto('receipt_lines').values(rows).execute()
}

/** Finds the person who received this bill of this supplier, and the moment; undefined: nobody has. */
export async function findReceived(
  db: Db,
  bill: { supplierId: string; year: string; number: string },
): Promise<{ id: string; at: Date; by: string } | undefined> {
  const { rows } = await sql<{ id: string; at: Date; by: string }>`
    SELECT r.id, r.received_at AS at, ${byName} AS by FROM receipts r
    WHERE r.supplier_id = ${bill.supplierId} AND r.financial_year = ${bill.year} AND r.bill_key = ${billKeyOf(bill.number)}
      AND r.withdrawn_command_id IS NULL`.execute(db)
  return rows[0]
}

/** Name of the person who did the command of a receipt `r`. */
const byName = sql<string>`coalesce((SELECT c.by_name FROM commands c
  WHERE c.id = CASE WHEN r.command_id ~ '^[0-9a-f-]{36}$' THEN r.command_id::uuid END), '')`

/** Locks a bill and reads it. */
export function lockReceipt(tx: Db, id: string): Promise<ReceiptRow | undefined> {
  return tx
    .selectFrom('receipts')
    .select([
      'id',
      'supplier_id',
      'purchase_id',
      'bill_number',
      'bill_key',
      'bill_date',
      'financial_year',
      'received_at',
      'command_id',
      'withdrawn_command_id',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A line with what it is of. */
export interface StoredReceiptLine extends BookedLine {
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  /** MRP in the shop now, in paise. */
  price: number
}

/** The lines of a bill, in their order. */
export async function listReceiptLines(db: Db, receiptId: string): Promise<StoredReceiptLine[]> {
  const { rows } = await sql<StoredReceiptLine>`
    SELECT l.stock_item_id AS "accountId", l.quantity, l.cost, l.mrp, l.before, s.product_id AS "productId",
      s.variant_id AS "variantId", p.name, v.name AS "variantName", coalesce(v.price, p.price) AS price
    FROM receipt_lines l JOIN stock_items s ON s.id = l.stock_item_id JOIN products p ON p.id = s.product_id
    LEFT JOIN variants v ON v.id = s.variant_id
    WHERE l.receipt_id = ${receiptId} ORDER BY l.position`.execute(db)
  return rows
}

/** A bill in a list. */
export interface ListedReceipt
  extends Pick<ReceiptRow, 'id' | 'bill_number' | 'bill_date' | 'received_at' | 'command_id'> {
  supplier_id: string
  supplier_name: string
  withdrawn: boolean
  by: string
  pieces: number
  lines: number
  /** Paise without GST; null: some line says no cost. */
  total: number | null
}

/** End of a page of bills. */
export interface ReceiptPlace {
  at: Date
  id: string
}

/** Bills after a place, the newest first: of one supplier, of all, or the one of this id. */
export async function listReceiptRows(
  db: Db,
  { supplier, after, id, limit }: { supplier?: string; after?: ReceiptPlace; id?: string; limit: number },
): Promise<ListedReceipt[]> {
  const { rows } = await sql<ListedReceipt>`
    SELECT r.id, r.bill_number, r.bill_date, r.received_at, r.command_id, r.supplier_id, s.name AS supplier_name,
      r.withdrawn_command_id IS NOT NULL AS withdrawn, ${byName} AS by, l.pieces, l.lines, l.total
    FROM receipts r JOIN suppliers s ON s.id = r.supplier_id
    CROSS JOIN LATERAL (
      SELECT sum(quantity)::int AS pieces, count(*)::int AS lines,
        CASE WHEN count(cost) = count(*) THEN sum(cost * quantity) END AS total
      FROM receipt_lines WHERE receipt_id = r.id) l
    WHERE ${id === undefined ? sql`true` : sql`r.id = ${id}`}
      AND ${supplier === undefined ? sql`true` : sql`r.supplier_id = ${supplier}`}
      AND ${after ? sql`(r.received_at, r.id) < (${after.at}, ${after.id})` : sql`true`}
    ORDER BY r.received_at DESC, r.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Notes that a bill was taken back; what came after it has been counted without its pieces from then on. */
export async function withdrawReceiptRows(tx: Db, receipt: ReceiptRow, commandId: string): Promise<void> {
  await tx.updateTable('receipts').set({ withdrawn_command_id: commandId }).where('id', '=', receipt.id).execute()
  await sql`
    UPDATE receipt_lines l SET before = greatest(0, l.before - gone.pieces)
    FROM receipts r, (
      SELECT stock_item_id, sum(quantity)::int AS pieces FROM receipt_lines WHERE receipt_id = ${receipt.id} GROUP BY 1) gone
    WHERE r.id = l.receipt_id AND l.stock_item_id = gone.stock_item_id
      AND (r.received_at, r.id) > (${receipt.received_at}, ${receipt.id})`.execute(tx)
}
