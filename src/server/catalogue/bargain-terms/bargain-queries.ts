import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Terms on which offers are answered, as they are stored. */
export type BargainRow = Selectable<Database['bargain_terms']>

const columns = [
  'id',
  'product_id',
  'variant_id',
  'from_quantity',
  'floor_type',
  'floor_value',
  'counter_offers',
  'below_cost',
  'active',
  'seed',
  'set_by',
  'set_at',
] as const

/** An article that offers may be for. */
export interface OfferedArticle {
  productId: string
  variantId: string | null
}

/** The terms that hold for an article: its own, else those of its product; undefined: no offers are taken for it. */
export async function findBargain(db: Db, { productId, variantId }: OfferedArticle): Promise<BargainRow | undefined> {
  const found = await db
    .selectFrom('bargain_terms')
    .select(columns)
    .where('product_id', '=', productId)
    .where((eb) => eb.or([eb('variant_id', 'is', null), eb('variant_id', '=', variantId)]))
    .orderBy('variant_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()
  // a variant’s own terms that were ended take no offers, whatever its product does
  return found?.active ? found : undefined
}

/** The terms that were set for exactly this, ended or not, locked; who sets its first ones at the same time waits. */
export async function lockBargainOf(tx: Db, { productId, variantId }: OfferedArticle): Promise<BargainRow | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bargain ${productId}`}, 0))`.execute(tx)
  const found = tx.selectFrom('bargain_terms').select(columns).where('product_id', '=', productId)
  return found.where('variant_id', 'is not distinct from', variantId).forUpdate().executeTakeFirst()
}

/** One record of terms, locked. */
export function lockBargain(tx: Db, id: string): Promise<BargainRow | undefined> {
  return tx.selectFrom('bargain_terms').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds terms. */
export async function insertBargain(tx: Db, row: Insertable<Database['bargain_terms']>): Promise<void> {
  await tx.insertInto('bargain_terms').values(row).execute()
}

/** Changes terms. */
export async function changeBargainRow(
  tx: Db,
  id: string,
  change: Updateable<Database['bargain_terms']>,
): Promise<void> {
  await tx.updateTable('bargain_terms').set(change).where('id', '=', id).execute()
}

/** Facts that the shop's people see beside terms: names, and what a single piece is asked for and costs without GST, in paise. */
export interface BargainFacts {
  name: string
  variant_name: string | null
  single: number
  /** The same without a running sale: a floor in percent does not fall with the sale. */
  usual: number
  gst_rate: number
  cost: number | null
}

const single = sql`CASE WHEN v.id IS NULL THEN coalesce(p.offer_price, p.price) ELSE coalesce(v.offer_price, v.price) END`
const facts = sql`p.name, v.name AS variant_name, p.gst_rate, k.average AS cost, ${single} AS single,
  coalesce(g.was_offer, g.was_price, ${single}) AS usual`
const costs = sql`LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id
  LEFT JOIN item_costs k ON k.stock_item_id = s.id
  LEFT JOIN sale_goods g ON g.product_id = p.id AND g.variant_id IS NOT DISTINCT FROM v.id AND g.state = 'on' AND g.sale_price = ${single}`

/** A page of the terms on which offers are taken now, by name; one more than it shows. */
export async function listBargainRows(db: Db, page: number): Promise<(BargainRow & BargainFacts)[]> {
  const { rows } = await sql<BargainRow & BargainFacts>`
    SELECT t.id, t.product_id, t.variant_id, t.from_quantity, t.floor_type, t.floor_value, t.counter_offers, t.below_cost, t.active,
      t.seed, t.set_by, t.set_at, ${facts}
    FROM bargain_terms t JOIN products p ON p.id = t.product_id LEFT JOIN variants v ON v.id = t.variant_id ${costs}
    WHERE t.active ORDER BY p.name, v.position, t.id
    LIMIT ${officeLimits.officeRows + 1} OFFSET ${(page - 1) * officeLimits.officeRows}`.execute(db)
  return rows
}

/** The facts of an article; undefined: there is none. `has_variants`: offers for the product are for all of its variants. */
export async function readBargainFacts(
  db: Db,
  { productId, variantId }: OfferedArticle,
): Promise<(BargainFacts & { has_variants: boolean; variant_known: boolean }) | undefined> {
  const { rows } = await sql<BargainFacts & { has_variants: boolean; variant_known: boolean }>`
    SELECT ${facts}, ${variantId}::text IS NULL OR v.id IS NOT NULL AS variant_known,
      EXISTS (SELECT FROM variants o WHERE o.product_id = p.id AND o.active) AS has_variants
    FROM products p LEFT JOIN variants v ON v.id = ${variantId}::text AND v.product_id = p.id AND v.active ${costs}
    WHERE p.id = ${productId} AND p.active`.execute(db)
  return rows[0]
}
