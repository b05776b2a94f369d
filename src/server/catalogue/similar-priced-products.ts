import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { AttributeValue } from '../platform/db/known-columns.ts'
import type { Database } from '../platform/db/schema.ts'

/** A product beside another one on its shelf. Paise. */
export interface Neighbour {
  id: string
  price: number
  /** Its own, and those of its variants. */
  attributes: AttributeValue[]
}

/** So many on either side of the price: walks along an index, however full the shelf is. */
const eachSide = 60

/** One walk: of a shelf that a product has, up or down its prices. Equality alone, or the indexes of the lists would not serve. */
const walk = (shelf: string, direction: 'up' | 'down') => `
    (SELECT id, selling_price, attributes FROM products WHERE active AND ${shelf}
        AND ${direction === 'up' ? 'selling_price >= own.price AND id <> own.id' : 'selling_price < own.price'}
      ORDER BY selling_price ${direction === 'up' ? '' : 'DESC'} LIMIT ${eachSide})`

const subcategory = 'subcategory_id = own.subcategory_id'
const category = 'own.subcategory_id IS NULL AND category_id = own.category_id'

const text = `
  WITH own AS MATERIALIZED (
    SELECT id, category_id, subcategory_id, selling_price AS price, attributes FROM products WHERE id = $1 AND active
  )
  SELECT near.id, near.price::float8 AS price, near.attributes || coalesce((
    SELECT jsonb_agg(said) FROM variants v, jsonb_array_elements(v.attributes) said
    WHERE v.product_id = near.id AND v.active), '[]') AS attributes
  FROM (
    SELECT id, price, attributes FROM own
    UNION ALL
    SELECT n.id, n.selling_price, n.attributes FROM own CROSS JOIN LATERAL (
      ${[walk(subcategory, 'up'), walk(subcategory, 'down'), walk(category, 'up'), walk(category, 'down')].join(' UNION ALL ')}
    ) n) near`

/** A product and those of its subcategory (or else its category) that cost about as much; empty where it is not sold. */
export function neighboursOf(db: Kysely<Database>, productId: string): Promise<Neighbour[]> {
  return ask(db, { name: 'neighbours', text, values: [productId], quick: true })
}
