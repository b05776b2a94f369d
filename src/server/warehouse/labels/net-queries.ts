import { type Kysely, sql } from 'kysely'
import type { NetAmount } from '../../../domain/catalogue/net-amount.ts'
import { netAmountOfArticle, netUnitOfArticle } from '../../catalogue/net-of-article.ts'
import { countedGoods } from '../../catalogue/stock/counted-goods.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

/** The declared content of a package, and the unit that it is sold by: its unit price is computed from them. */
export interface NetOf extends StockKey {
  net: NetAmount | null
  soldBy: string
}

/** The declared contents of these products and their variants. */
export async function listNetAmounts(db: Kysely<Database>, productIds: readonly string[]): Promise<NetOf[]> {
  const { rows } = await sql<NetOf>`
    SELECT p.id AS "productId", v.id AS "variantId", p.unit AS "soldBy",
      CASE WHEN n.net_amount IS NOT NULL THEN json_build_object('amount', n.net_amount, 'unit', n.net_unit) END AS net
    FROM ${countedGoods}
    CROSS JOIN LATERAL (SELECT
      (${sql.raw(netAmountOfArticle)})::float8 AS net_amount, ${sql.raw(netUnitOfArticle)} AS net_unit) n
    WHERE w.product_id = ANY (${productIds})`.execute(db)
  return rows
}
