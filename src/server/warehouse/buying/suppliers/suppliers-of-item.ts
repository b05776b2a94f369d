import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

/** From whom an item can be bought. */
export interface SupplierOfItem {
  _id: string
  name: string
  active: boolean
  code: string | null
  pack: number
  usual: boolean
  deliveryDays: number
  /** Paise of one piece on the last of their bills that said it. */
  lastCost: number | null
}

/** Lists the suppliers of the item with this account, the preferred one first. */
export async function listSuppliersOfItem(db: Kysely<Database>, accountId: number): Promise<SupplierOfItem[]> {
  const { rows } = await sql<SupplierOfItem>`
    SELECT s.id AS _id, s.name, s.active, i.code, i.pack, i.usual, s.delivery_days AS "deliveryDays",
      ${lastCostOf(sql`s.id`, sql`i.stock_item_id`)} AS "lastCost"
    FROM supplier_items i JOIN suppliers s ON s.id = i.supplier_id
    WHERE i.stock_item_id = ${accountId} ORDER BY i.usual DESC, lower(s.name)`.execute(db)
  return rows
}

/** Returns the SQL for the cost of one piece on the last bill of a supplier that states it. */
export function lastCostOf(supplier: ReturnType<typeof sql>, account: ReturnType<typeof sql>) {
  return sql<number | null>`(
    SELECT l.cost FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id
    WHERE l.stock_item_id = ${account} AND r.supplier_id = ${supplier} AND r.withdrawn_command_id IS NULL
      AND l.cost IS NOT NULL
    ORDER BY r.received_at DESC, r.id DESC, l.position DESC LIMIT 1)`
}
