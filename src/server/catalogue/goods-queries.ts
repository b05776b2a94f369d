import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** What people of the shop change of a product or a variant. */
export interface GoodsRow {
  productId: string
  price: number
  offer_price: number | null
  images: string[]
}

/** Locks a product and reads it; undefined where there is none. */
export function lockProduct(tx: Transaction<Database>, id: string): Promise<GoodsRow | undefined> {
  return tx
    .selectFrom('products')
    .select(['id as productId', 'price', 'offer_price', 'images'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a variant and reads it; undefined where there is none. */
export function lockVariant(tx: Transaction<Database>, id: string): Promise<GoodsRow | undefined> {
  return tx
    .selectFrom('variants')
    .select(['product_id as productId', 'price', 'offer_price', 'images'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
