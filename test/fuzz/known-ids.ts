import type { ReachedShop } from '../app.ts'

const SOME = 12

/** The database columns of the ids in a call's path, by the first word of the path. */
const tables: Record<string, string> = {
  orders: 'orders.id',
  products: 'products.id',
  coupons: 'coupons.id',
  counts: 'counts.id',
  people: 'staff.id',
  receipts: 'receipts.id',
  suppliers: 'suppliers.id',
  reorder: 'suppliers.id',
  purchases: 'purchases.id',
  reviews: 'reviews.id',
  questions: 'questions.id',
  bargains: 'bargain_terms.id',
  deals: 'deals.id',
  attributes: 'attributes.key',
  dictionary: 'dictionary.id',
  categories: 'categories.id',
  jobs: 'jobs.id',
  imports: 'jobs.id',
  history: 'commands.id',
  'fit-rules': 'fit_rules.id',
  window: 'banners.id',
}

/** Ids of the oldest and newest records that are there now, by the first word of the paths that take them. */
export async function readIds({ pool }: ReachedShop, notThese: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [word, place] of Object.entries(tables)) {
    const [table, id] = place.split('.')
    const some = (order: string) =>
      `(SELECT ${id}::text AS id FROM ${table} WHERE NOT ${id}::text = ANY($1) ORDER BY ${table}.${id} ${order} LIMIT ${SOME / 2})`
    const text = `${some('')} UNION ${some('DESC')} ORDER BY id`
    const { rows } = await pool.query<{ id: string }>(text, [notThese])
    found.set(
      word,
      rows.map(({ id }) => id),
    )
  }
  const things = await pool.query<{ id: string }>(
    `SELECT coalesce(variant_id, product_id) AS id FROM stock_items LIMIT ${SOME}`,
  )
  found.set(
    'stock',
    things.rows.map(({ id }) => id),
  )
  return found
}
