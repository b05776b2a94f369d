import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { SaleGoodsState } from '../../../shared/office/sale-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

const columns = [
  'id',
  'badge',
  'reach',
  'targets',
  'discount_type',
  'value',
  'starts_at',
  'ends_at',
  'state',
  'below_cost',
  'most_percent',
  'set_by',
  'created_at',
] as const

/** A sale as it is kept. */
export type SaleRow = Selectable<Database['sales']>

/** A row of sale_goods. */
export type SaleGoodsRow = Selectable<Database['sale_goods']>

/** A page of sales, one more than it shows: those that wait or run, the next to begin first, or those that are over, the newest first. */
export function listSaleRows(db: Db, which: 'current' | 'past', page: number): Promise<SaleRow[]> {
  const all = db.selectFrom('sales').select(columns)
  const found =
    which === 'current'
      ? all.where('state', 'in', ['waiting', 'running']).orderBy('starts_at')
      : all.where('state', 'in', ['ended', 'cancelled']).orderBy('created_at', 'desc')
  return found
    .orderBy('id')
    .offset((page - 1) * officeLimits.officeRows)
    .limit(officeLimits.officeRows + 1)
    .execute()
}

/** One sale; undefined where there is none. */
export function readSale(db: Db, id: string): Promise<SaleRow | undefined> {
  return db.selectFrom('sales').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The same, locked. */
export function lockSale(tx: Db, id: string): Promise<SaleRow | undefined> {
  return tx.selectFrom('sales').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds a sale that waits. */
export async function insertSale(tx: Db, row: Insertable<Database['sales']>): Promise<void> {
  await tx.insertInto('sales').values(row).execute()
}

/** Moves a sale to a state; `endsAt`: the moment at which it was ended early. */
export async function moveSale(tx: Db, id: string, state: SaleRow['state'], endsAt?: Date): Promise<void> {
  await tx
    .updateTable('sales')
    .set({ state, ...(endsAt && { ends_at: endsAt }) })
    .where('id', '=', id)
    .execute()
}

const hasDue = sql`EXISTS (SELECT FROM sale_goods g WHERE g.sale_id = s.id AND g.state = 'due')`

/** The sale that is to begin next, or whose beginning is not done yet; of several the one that was saved first. */
export async function nextToBegin(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sales s WHERE s.starts_at <= ${now} AND s.ends_at > ${now}
      AND (s.state = 'waiting' OR (s.state = 'running' AND ${hasDue}))
    ORDER BY s.created_at, s.id LIMIT 1`.execute(db)
  return rows[0]?.id
}

/** The sale that is to end next. */
export async function nextToEnd(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sales WHERE state IN ('waiting', 'running') AND ends_at <= ${now} ORDER BY ends_at, id LIMIT 1`.execute(
    db,
  )
  return rows[0]?.id
}

/** The moments at which sales begin and end, also past ones of which something is still to be done. */
export async function readSaleMoments(db: Db): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT starts_at AS at FROM sales s WHERE state = 'waiting' OR (state = 'running' AND ${hasDue})
    UNION SELECT ends_at FROM sales WHERE state IN ('waiting', 'running')`.execute(db)
  return rows.map(({ at }) => at)
}

/** Keeps what a sale reaches as it begins. */
export async function insertSaleGoods(tx: Db, saleId: string, rows: readonly Partial<SaleGoodsRow>[]): Promise<void> {
  await sql`INSERT INTO sale_goods (sale_id, product_id, variant_id, state, refusal)
    SELECT ${saleId}, product_id, variant_id, state, refusal FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS w (product_id text, variant_id text, state text, refusal text)`.execute(tx)
}

/** Goods of a sale in a state, of so many products at most. */
export async function takeSaleGoods(
  tx: Db,
  saleId: string,
  state: SaleGoodsState,
  products: number,
): Promise<SaleGoodsRow[]> {
  const { rows } = await sql<SaleGoodsRow>`
    SELECT sale_id, product_id, variant_id, state, was_price, was_offer, sale_price, refusal FROM sale_goods
    WHERE sale_id = ${saleId} AND state = ${state} AND product_id IN (SELECT DISTINCT product_id FROM sale_goods
      WHERE sale_id = ${saleId} AND state = ${state} ORDER BY product_id LIMIT ${products})
    ORDER BY product_id, variant_id`.execute(tx)
  return rows
}

/** The badges of other sales that have given products, or variants of them, a price, by product. The caller has locked the products. */
export async function readOtherSales(
  tx: Db,
  saleId: string,
  products: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; badge: string }>`
    SELECT g.product_id AS id, min(s.badge) AS badge FROM sale_goods g JOIN sales s ON s.id = g.sale_id
    WHERE g.product_id = ANY (${[...products]}) AND g.state = 'on' AND g.sale_id <> ${saleId} GROUP BY g.product_id`.execute(
    tx,
  )
  return new Map(rows.map(({ id, badge }) => [id, badge]))
}

/** Says what became of goods of a sale. */
export async function updateSaleGoods(tx: Db, rows: readonly SaleGoodsRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`UPDATE sale_goods g SET state = w.state, was_price = w.was_price, was_offer = w.was_offer,
      sale_price = w.sale_price, refusal = w.refusal
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS w (sale_id text, product_id text, variant_id text, state text,
      was_price bigint, was_offer bigint, sale_price bigint, refusal text)
    WHERE g.sale_id = w.sale_id AND g.product_id = w.product_id AND g.variant_id IS NOT DISTINCT FROM w.variant_id`.execute(
    tx,
  )
}

/** Leaves out what a sale has not come to before its end. */
export async function dropDueGoods(tx: Db, saleId: string, refusal: string): Promise<void> {
  await tx
    .updateTable('sale_goods')
    .set({ state: 'refused', refusal })
    .where('sale_id', '=', saleId)
    .where('state', '=', 'due')
    .execute()
}

/** Writes onto products that they are in a sale: what lists and pages read. */
export async function markProducts(tx: Db, rows: readonly { id: string; sale: object }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`UPDATE products p SET sale = w.sale FROM json_to_recordset(${JSON.stringify(rows)}::json)
    AS w (id text, sale jsonb) WHERE p.id = w.id`.execute(tx)
}

/** Takes a sale off products. */
export async function unmarkProducts(tx: Db, saleId: string, ids: readonly string[]): Promise<void> {
  await sql`UPDATE products SET sale = NULL WHERE id = ANY (${ids}) AND sale->>'id' = ${saleId}`.execute(tx)
}

/** Goods of a sale by what became of them, and the first of them with their names. */
export async function readSaleGoods(db: Db, saleId: string, most: number) {
  const counts = await db
    .selectFrom('sale_goods')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('sale_id', '=', saleId)
    .groupBy('state')
    .execute()
  const { rows } = await sql<SaleGoodsRow & { name: string; variant_name: string | null }>`
    SELECT g.sale_id, g.product_id, g.variant_id, g.state, g.was_price, g.was_offer, g.sale_price, g.refusal, p.name,
      v.name AS variant_name
    FROM sale_goods g JOIN products p ON p.id = g.product_id LEFT JOIN variants v ON v.id = g.variant_id
    WHERE g.sale_id = ${saleId}
    ORDER BY array_position(ARRAY['kept', 'refused'], g.state), p.name, v.position, g.product_id LIMIT ${most}`.execute(
    db,
  )
  return { counts: new Map(counts.map(({ state, count }) => [state, Number(count)])), rows }
}
