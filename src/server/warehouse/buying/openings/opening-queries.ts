import { type Kysely, sql } from 'kysely'
import type { SheetSupplier, StockFacts } from '../../../../domain/warehouse/import-export/plan-stock.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Facts that are stored of an account beside its own fields. */
export interface StoredFacts extends StockFacts {
  accountId: number
  productId: string
  variantId: string | null
  /** Pieces that nobody holds. */
  free: number
  /** Somebody has counted it or put it right. */
  corrected: boolean
  /** Paise of one piece that somebody has stated; null: only bills have said it. */
  statedCost: number | null
}

/** Reads what is stored of these products and their variants; what was never counted is left out. */
export async function readStoredFacts(db: Db, productIds: readonly string[]): Promise<StoredFacts[]> {
  const { rows } = await sql<StoredFacts>`
    SELECT s.id AS "accountId", s.product_id AS "productId", s.variant_id AS "variantId", s.on_hand AS "onHand",
      s.on_hand - s.held AS free, o.pieces AS "openingStock", o.cost AS "statedCost", k.average AS cost, p.shelf,
      s.on_hand = 0 AND s.held = 0 AND NOT EXISTS (SELECT FROM stock_movements m
        WHERE m.stock_item_id = s.id AND m.reason IS DISTINCT FROM 'opening') AS "mayOpen",
      EXISTS (SELECT FROM stock_movements m
        WHERE m.stock_item_id = s.id AND m.kind = 'adjust' AND m.reason IS DISTINCT FROM 'opening') AS corrected,
      EXISTS (SELECT FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id
        WHERE l.stock_item_id = s.id AND l.cost IS NOT NULL AND r.withdrawn_command_id IS NULL) AS "hasBills",
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'code', i.code, 'usual', i.usual)), '[]')
        FROM supplier_items i JOIN suppliers u ON u.id = i.supplier_id WHERE i.stock_item_id = s.id) AS suppliers
    FROM stock_items s
    LEFT JOIN stock_openings o ON o.stock_item_id = s.id
    LEFT JOIN item_costs k ON k.stock_item_id = s.id
    LEFT JOIN stock_places p ON p.stock_item_id = s.id
    WHERE s.product_id = ANY (${productIds}::text[])`.execute(db)
  return rows
}

/** An opening as it is to be: each field that is said. */
export interface OpeningWrite {
  accountId: number
  pieces?: number | null
  cost?: number | null
}

/** Writes openings; what is not said stays. The accounts are locked. */
export async function writeOpenings(tx: Db, writes: readonly OpeningWrite[]): Promise<void> {
  const rows = JSON.stringify(
    writes.map(({ accountId, pieces, cost }) => ({
      id: accountId,
      pieces: pieces ?? null,
      cost: cost ?? null,
      keeps_pieces: pieces === undefined,
      keeps_cost: cost === undefined,
    })),
  )
  await sql`
    WITH said AS (
      SELECT id, pieces, cost, keeps_pieces, keeps_cost FROM json_to_recordset(${rows}::json)
        AS w (id bigint, pieces int, cost bigint, keeps_pieces boolean, keeps_cost boolean)
    )
    INSERT INTO stock_openings (stock_item_id, pieces, cost)
    SELECT w.id, CASE WHEN w.keeps_pieces THEN o.pieces ELSE w.pieces END, CASE WHEN w.keeps_cost THEN o.cost ELSE w.cost END
    FROM said w LEFT JOIN stock_openings o ON o.stock_item_id = w.id
    ON CONFLICT (stock_item_id) DO UPDATE SET pieces = excluded.pieces, cost = excluded.cost`.execute(tx)
}

/** Costs of one piece that were stated for these accounts, in paise. */
export async function statedCosts(tx: Db, accountIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; cost: number }>`
    SELECT stock_item_id AS id, cost FROM stock_openings
    WHERE stock_item_id = ANY (${accountIds}::bigint[]) AND cost IS NOT NULL`.execute(tx)
  return new Map(rows.map(({ id, cost }) => [id, cost]))
}

/** Suppliers by their name in small letters. */
export async function suppliersByName(db: Db): Promise<Map<string, SheetSupplier>> {
  const all = await db.selectFrom('suppliers').select(['id', 'name', 'active']).execute()
  return new Map(all.map((supplier) => [supplier.name.toLowerCase(), supplier]))
}

/** The usual supplier of an account as it is to be, with the code there; `code` undefined: that stays. */
export interface UsualWrite {
  accountId: number
  supplierId: string
  code: string | null | undefined
}

/** Makes suppliers the usual ones of accounts, which are locked; what else is known of them there stays. */
export async function writeUsuals(tx: Db, writes: readonly UsualWrite[]): Promise<void> {
  const rows = JSON.stringify(
    writes.map(({ accountId, supplierId, code }) => ({
      id: accountId,
      supplier: supplierId,
      code: code ?? null,
      keeps: code === undefined,
    })),
  )
  const said = sql`json_to_recordset(${rows}::json) AS w (id bigint, supplier text, code text, keeps boolean)`
  await sql`UPDATE supplier_items i SET usual = false FROM ${said}
    WHERE i.stock_item_id = w.id AND i.usual AND i.supplier_id <> w.supplier`.execute(tx)
  await sql`
    INSERT INTO supplier_items AS i (supplier_id, stock_item_id, code, usual)
    SELECT w.supplier, w.id, CASE WHEN w.keeps THEN k.code ELSE w.code END, true
    FROM ${said} LEFT JOIN supplier_items k ON k.stock_item_id = w.id AND k.supplier_id = w.supplier
    ON CONFLICT (supplier_id, stock_item_id) DO UPDATE SET code = excluded.code, usual = true`.execute(tx)
}

/** An account whose usual supplier is that no longer, and what they had been to it before; null: none of its suppliers. */
export interface UsualRelease {
  accountId: number
  known: { code: string | null } | null
}

/** Takes it from the usual suppliers of these accounts that they are; one that was no supplier before, and has no packs of its own, goes. */
export async function releaseUsuals(tx: Db, releases: readonly UsualRelease[]): Promise<void> {
  const rows = JSON.stringify(
    releases.map(({ accountId, known }) => ({ id: accountId, stays: known !== null, code: known?.code ?? null })),
  )
  const said = sql`json_to_recordset(${rows}::json) AS w (id bigint, stays boolean, code text)`
  await sql`DELETE FROM supplier_items i USING ${said}
    WHERE i.stock_item_id = w.id AND i.usual AND i.pack = 1 AND NOT w.stays`.execute(tx)
  await sql`UPDATE supplier_items i SET usual = false, code = CASE WHEN w.stays THEN w.code ELSE i.code END FROM ${said}
    WHERE i.stock_item_id = w.id AND i.usual`.execute(tx)
}
