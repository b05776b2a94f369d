import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A bar code as it is kept. */
export type BarcodeRow = Selectable<Database['barcodes']>

/** A code as it is kept (shared/barcodes/read-barcode); undefined where it is on nothing. */
export function findBarcode(db: Db, code: string): Promise<BarcodeRow | undefined> {
  return db.selectFrom('barcodes').select(columnsOf('barcodes')).where('code', '=', code).executeTakeFirst()
}

/** The codes of a product without variants, or of a variant: those of one piece first. */
export function listBarcodes(db: Db, { productId, variantId }: StockKey): Promise<BarcodeRow[]> {
  return db
    .selectFrom('barcodes')
    .select(columnsOf('barcodes'))
    .where('product_id', '=', productId)
    .where('variant_id', 'is not distinct from', variantId)
    .orderBy('pieces')
    .orderBy('created_at')
    .orderBy('code')
    .execute()
}

/** The codes of these products and all their variants: those of one piece first. */
export function listBarcodesOf(db: Db, productIds: readonly string[]): Promise<BarcodeRow[]> {
  return db
    .selectFrom('barcodes')
    .select(columnsOf('barcodes'))
    .where(sql<boolean>`product_id = ANY (${productIds})`)
    .orderBy('pieces')
    .orderBy('created_at')
    .orderBy('code')
    .execute()
}

/** Writes a code. False where something has it already. */
export async function insertBarcode(tx: Db, row: Insertable<Database['barcodes']>): Promise<boolean> {
  const made = await tx
    .insertInto('barcodes')
    .values(row)
    .onConflict((same) => same.column('code').doNothing())
    .executeTakeFirst()
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes a code off and gives it as it was; undefined where it was on nothing. */
export function deleteBarcode(tx: Db, code: string): Promise<BarcodeRow | undefined> {
  return tx.deleteFrom('barcodes').where('code', '=', code).returning(columnsOf('barcodes')).executeTakeFirst()
}

/** The number of the next code that the shop makes. */
export async function nextBarcodeNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('barcode_numbers') AS number`.execute(tx)
  return rows[0]?.number ?? 0
}
