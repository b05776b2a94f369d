import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CodeOwner, itemKey } from '../../../domain/warehouse/import-export/plan-codes.ts'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { countedGoods, isThere } from '../../catalogue/stock/counted-goods.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

interface ItemRow extends StockKey {
  name: string
  variantName: string | null
  picture: string
  price: string
  offer: string | null
  active: boolean
  free: number
  blindly: boolean
}

/**
 * `blindly`: it is in an open blind count. A product with variants is none itself (catalogue/stock/counted-goods): its variants are.
 * Archived goods are found too, for they may still lie on a shelf.
 */
const items = (which: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<ItemRow>`
  SELECT p.id AS "productId", v.id AS "variantId", p.name, v.name AS "variantName",
    coalesce(v.images[1], p.main_image) AS picture, coalesce(v.price, p.price) AS price,
    CASE WHEN v.id IS NULL THEN p.offer_price ELSE v.offer_price END AS offer,
    p.active AND w.sold AS active, coalesce(s.on_hand - s.held, 0) AS free,
    EXISTS (SELECT FROM count_lines l JOIN counts c ON c.id = l.count_id
      WHERE c.state = 'open' AND c.blind AND l.product_id = p.id AND l.variant_id IS NOT DISTINCT FROM v.id) AS blindly
  FROM ${countedGoods}
  LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id
  WHERE ${which} AND ${isThere} ORDER BY ${order}`

/** One thing with its names, picture, price and stock; undefined where there is none such. `seesAll`: also while it is counted. */
export async function findItem(
  db: Kysely<Database>,
  { productId, variantId }: StockKey,
  seesAll = false,
): Promise<Item | undefined> {
  const which = sql`w.product_id = ${productId} AND w.variant_id IS NOT DISTINCT FROM ${variantId}`
  const { rows } = await items(which, sql`v.position`).execute(db)
  return rows[0] && asItem(rows[0], seesAll)
}

/** Returns the stock items of these products: the products themselves, or their variants; in the order of the ids. */
export async function listItemsOf(
  db: Kysely<Database>,
  productIds: readonly string[],
  seesAll = false,
): Promise<Item[]> {
  const which = sql`w.product_id = ANY (${productIds})`
  const { rows } = await items(which, sql`array_position(${productIds}::text[], p.id), v.position`).execute(db)
  return rows.map((row) => asItem(row, seesAll))
}

function asItem({ price, offer, free, blindly, ...item }: ItemRow, seesAll: boolean): Item {
  return {
    ...item,
    price: rupeesFromPaise(Number(offer ?? price)),
    mrp: rupeesFromPaise(Number(price)),
    free: blindly && !seesAll ? null : free,
  }
}

/** Returns the owners of these codes, in one statement. */
export async function findOwners(db: Kysely<Database>, codes: readonly string[]): Promise<Map<string, CodeOwner>> {
  const { rows } = await sql<StockKey & { code: string; name: string }>`
    SELECT b.code, b.product_id AS "productId", b.variant_id AS "variantId", concat_ws(', ', p.name, v.name) AS name
    FROM barcodes b JOIN products p ON p.id = b.product_id LEFT JOIN variants v ON v.id = b.variant_id
    WHERE b.code = ANY (${codes})`.execute(db)
  return new Map(
    rows.map(({ code, productId, variantId, name }) => [code, { key: itemKey(productId, variantId), name }]),
  )
}
