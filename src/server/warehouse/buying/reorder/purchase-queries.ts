import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>
type PurchaseRow = Pick<Selectable<Database['purchases']>, 'id' | 'number' | 'supplier_id' | 'closed_at'>

const columns = ['id', 'number', 'supplier_id', 'closed_at'] as const

/** Locks an order to a supplier and reads it. */
export function lockPurchase(tx: Db, id: string): Promise<PurchaseRow | undefined> {
  return tx.selectFrom('purchases').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Bills have come in or were taken back: whether a locked order has all that was ordered. Only what is not is looked through. */
export async function countComplete(tx: Db, id: string): Promise<void> {
  await sql`
    UPDATE purchases o SET complete = NOT EXISTS (
      SELECT FROM purchase_lines w WHERE w.purchase_id = o.id AND w.quantity > coalesce((
        SELECT sum(l.quantity) FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id
        WHERE r.purchase_id = o.id AND r.withdrawn_command_id IS NULL AND l.stock_item_id = w.stock_item_id), 0))
    WHERE o.id = ${id}`.execute(tx)
}

/** Writes an order to a supplier with its lines; gives its number. */
export async function insertPurchase(
  tx: Db,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
  lines: readonly { accountId: number; quantity: number }[],
): Promise<number> {
  const { number } = await tx
    .insertInto('purchases')
    .values({ id, supplier_id: supplierId, ordered_at: now, closed_at: null })
    .returning('number')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ accountId, quantity }) => ({ purchase_id: id, stock_item_id: accountId, quantity }))
  await tx.insertInto('purchase_lines').values(rows).execute()
  return number
}

/** Nothing more of it is waited for, since a moment; null: it is again. */
export async function setClosed(tx: Db, id: string, closedAt: Date | null): Promise<void> {
  await tx.updateTable('purchases').set({ closed_at: closedAt }).where('id', '=', id).execute()
}

/** A line of an order to a supplier of which something is waited for. */
export interface WaitingLine {
  id: string
  number: number
  supplierId: string
  supplier: string
  orderedAt: Date
  deliveryDays: number
  item: string
  name: string
  ordered: number
  missing: number
}

const purchasesShown = 100

/**
 * The lines of orders to suppliers that are waited for, the oldest first: those of which a piece is missing, or of the one with
 * this id. What has come in by bills that stand is taken off.
 */
export async function listWaiting(db: Db, id?: string): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    WITH asked AS (
      SELECT id, number, supplier_id, ordered_at FROM purchases
      WHERE closed_at IS NULL AND NOT complete AND ${id === undefined ? sql`true` : sql`id = ${id}`}
      ORDER BY ordered_at, id LIMIT ${purchasesShown}
    ), waited AS (
      SELECT o.id, o.number, o.supplier_id, o.ordered_at, w.stock_item_id, w.quantity,
        greatest(0, w.quantity - coalesce(g.pieces, 0))::int AS missing
      FROM asked o JOIN purchase_lines w ON w.purchase_id = o.id
      LEFT JOIN LATERAL (
        SELECT sum(l.quantity) AS pieces FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id
        WHERE r.purchase_id = o.id AND r.withdrawn_command_id IS NULL AND l.stock_item_id = w.stock_item_id) g ON true
    )
    SELECT w.id, w.number, w.supplier_id AS "supplierId", s.name AS supplier, w.ordered_at AS "orderedAt",
      s.delivery_days AS "deliveryDays", coalesce(a.variant_id, a.product_id) AS item,
      p.name || coalesce(', ' || v.name, '') AS name, w.quantity AS ordered, w.missing
    FROM waited w JOIN suppliers s ON s.id = w.supplier_id JOIN stock_items a ON a.id = w.stock_item_id
    JOIN products p ON p.id = a.product_id LEFT JOIN variants v ON v.id = a.variant_id
    WHERE w.missing > 0 ORDER BY w.ordered_at, w.id, name`.execute(db)
  return rows
}
