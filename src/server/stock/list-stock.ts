import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { StockKey } from './stock-queries.ts'

/** How many pieces there are of a product without variants, or of a variant, with its names. */
export interface StockLevelOf extends StockKey {
  name: string
  variantName: string | null
  onHand: number
  /** Promised to online checkouts. */
  held: number
}

/** The stock of a variant, or of a product: one row for each of its variants where it has them. Empty for an unknown id. */
export function listStock(db: Kysely<Database>, productOrVariantId: string): Promise<StockLevelOf[]> {
  return db
    .selectFrom('products')
    .leftJoin('variants', 'variants.product_id', 'products.id')
    .leftJoin('stock_items', (join) =>
      join
        .onRef('stock_items.product_id', '=', 'products.id')
        .on((eb) => eb('stock_items.variant_id', 'is not distinct from', eb.ref('variants.id'))),
    )
    .where((eb) => eb.or([eb('products.id', '=', productOrVariantId), eb('variants.id', '=', productOrVariantId)]))
    .select((eb) => [
      'products.id as productId',
      'variants.id as variantId',
      'products.name',
      'variants.name as variantName',
      eb.fn.coalesce('stock_items.on_hand', eb.lit(0)).as('onHand'),
      eb.fn.coalesce('stock_items.held', eb.lit(0)).as('held'),
    ])
    .orderBy('variants.position')
    .execute()
}
