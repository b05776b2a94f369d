import { type Kysely, sql, type Transaction } from 'kysely'
import type { Taxed } from '../../../domain/catalogue/tax/rate-by-value.ts'
import type { TaxChange } from '../../../domain/catalogue/tax/tax-at.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { taxChanges } from './tax-columns.ts'

/** A product as its tax is looked at: what stands on it, and the changes that wait or have come since. */
export interface TaxedProduct extends Taxed {
  id: string
  name: string
  /** Present price of one piece, in paise. */
  price: Paise
  changes: TaxChange[]
}

const columns = sql<TaxedProduct>`p.id, p.name, p.hsn_code AS "hsnCode", p.gst_rate AS "gstRate", p.selling_price AS price,
  ${sql.raw(taxChanges)} AS changes`

/** A product; undefined where there is none. */
export async function selectTaxedProduct(db: Kysely<Database>, id: string): Promise<TaxedProduct | undefined> {
  const { rows } = await sql<TaxedProduct>`SELECT ${columns} FROM products p WHERE p.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends; carts and stock that name it do not wait. */
export async function lockTaxedProduct(tx: Transaction<Database>, id: string): Promise<TaxedProduct | undefined> {
  await sql`SELECT FROM products WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
  return selectTaxedProduct(tx, id)
}

/** Whatever is on sale, by code and rate: how many products, and one of them. */
export interface TaxGroup extends Taxed {
  products: number
  id: string
  name: string
}

/** Every code and rate under which goods are on sale, those first that most are under. */
export async function groupByTax(db: Kysely<Database>): Promise<TaxGroup[]> {
  const { rows } = await sql<TaxGroup>`
    SELECT hsn_code AS "hsnCode", gst_rate AS "gstRate", count(*)::int AS products, min(id) AS id,
      (array_agg(name ORDER BY id))[1] AS name
    FROM products WHERE active GROUP BY hsn_code, gst_rate ORDER BY count(*) DESC, hsn_code`.execute(db)
  return rows
}
