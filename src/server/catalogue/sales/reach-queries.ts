import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SaleReach } from '../../../shared/office/sale-states.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Reach of a sale, and its days. Of two sales the one that was saved first has what both reach; one that is only looked at is the newest. */
export interface SaleScope {
  id: string
  reach: SaleReach
  targets: readonly string[]
  startsAt: Date
  endsAt: Date
  createdAt: Date
}

/** A product without variants, or a variant, that a sale reaches; prices in paise. */
export interface ReachedRow {
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  price: number
  offerPrice: number | null
  cost: number | null
  otherSale: string | null
}

/** The conditions by which products are reached, each on an index of its own. */
const matches: Record<SaleReach, (targets: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  products: (targets) => sql`p.id = ANY (${targets})`,
  category: (targets) => sql`(p.category_id = ANY (${targets}) OR p.subcategory_id = ANY (${targets}))`,
  brand: (targets) => sql`p.brand_id = ANY (${targets})`,
  highlight: (targets) => sql`p.label_ids && ${targets}`,
}

/** The same for a sale of the table, whatever it reaches. */
const matchesOther = sql`CASE o.reach WHEN 'products' THEN ${matches.products(sql`o.targets`)}
  WHEN 'category' THEN ${matches.category(sql`o.targets`)} WHEN 'brand' THEN ${matches.brand(sql`o.targets`)}
  ELSE ${matches.highlight(sql`o.targets`)} END`

/**
 * Finds what a sale reaches of all that is sold now, each with its cost and with the other sale that has it in the same days: one that
 * runs and has given the product or a variant of it a price, or one that was saved before this one and reaches it.
 */
export async function findReached(db: Db, scope: SaleScope, most: number): Promise<ReachedRow[]> {
  const targets = sql`${[...scope.targets]}::text[]`
  const { rows } = await sql<ReachedRow>`
    SELECT p.id AS "productId", v.id AS "variantId", p.name, v.name AS "variantName", coalesce(v.price, p.price) AS price,
      CASE WHEN v.id IS NULL THEN p.offer_price ELSE v.offer_price END AS "offerPrice", k.average AS cost, other.badge AS "otherSale"
    FROM products p
    LEFT JOIN variants v ON v.product_id = p.id AND v.active
    LEFT JOIN stock_items i ON i.product_id = p.id AND i.variant_id IS NOT DISTINCT FROM v.id
    LEFT JOIN item_costs k ON k.stock_item_id = i.id
    LEFT JOIN LATERAL (
      SELECT o.badge FROM sales o
      WHERE o.id <> ${scope.id} AND o.state IN ('waiting', 'running') AND o.starts_at < ${scope.endsAt} AND o.ends_at > ${scope.startsAt}
        AND CASE o.state WHEN 'running' THEN EXISTS (SELECT FROM sale_goods g WHERE g.sale_id = o.id AND g.product_id = p.id
              AND g.state IN ('due', 'on'))
            ELSE (o.created_at, o.id) < (${scope.createdAt}, ${scope.id}) AND ${matchesOther} END
      ORDER BY o.created_at, o.id LIMIT 1) other ON true
    WHERE p.active AND ${matches[scope.reach](targets)}
    ORDER BY p.name, p.id, v.position LIMIT ${most}`.execute(db)
  return rows
}

/** Names of what a sale was made for, by id; an id that nothing has is not among them. */
export async function nameTargets(db: Db, reach: SaleReach, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = sql`${[...ids]}::text[]`
  const from = {
    products: sql`SELECT id, name FROM products WHERE id = ANY (${wanted})`,
    category: sql`SELECT id, name FROM categories WHERE id = ANY (${wanted})
      UNION ALL SELECT id, name FROM subcategories WHERE id = ANY (${wanted})`,
    brand: sql`SELECT id, name FROM brands WHERE id = ANY (${wanted})`,
    highlight: sql`SELECT id, name FROM labels WHERE id = ANY (${wanted})`,
  }[reach]
  const { rows } = await sql<{ id: string; name: string }>`${from}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
