import { sql } from 'kysely'

/**
 * SQL that is true if a product `p` is counted itself: while no variant of it is on sale, and where it was before it had any, so
 * that what is left of it can be seen and moved. Else its variants alone are.
 */
export const isCountedItself = sql<boolean>`(NOT EXISTS (SELECT FROM variants o WHERE o.product_id = p.id AND o.active)
  OR EXISTS (SELECT FROM stock_items own WHERE own.product_id = p.id AND own.variant_id IS NULL))`

/**
 * Everything that is counted, `w`: its `product_id` (by which it is found), `variant_id` and whether it is `sold` so, each with
 * its product `p` and, where it is one, its variant `v`. The same rule as isCountedItself, for whole lists.
 */
export const countedGoods = sql`(
    SELECT product_id, id AS variant_id, active AS sold FROM variants
    UNION ALL
    SELECT q.id, NULL, true FROM products q
    WHERE NOT EXISTS (SELECT FROM variants o WHERE o.product_id = q.id AND o.active)
    UNION ALL
    SELECT own.product_id, NULL, false FROM stock_items own WHERE own.variant_id IS NULL
      AND EXISTS (SELECT FROM variants o WHERE o.product_id = own.product_id AND o.active)) w
  JOIN products p ON p.id = w.product_id LEFT JOIN variants v ON v.id = w.variant_id`

/** Of these with their account `s`: no product that its variants have taken the place of, and of which nothing is left. */
export const isThere = sql<boolean>`(v.id IS NOT NULL OR w.sold OR s.on_hand > 0)`
