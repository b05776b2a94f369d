import type { Kysely } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Database } from '../../platform/db/schema.ts'

/** `cartId`: the cart that is sold; `next`: its id from now on; `lines`: what was sold of it. */
export type Sale = {
  userId: string
  cartId: string
  next: string
  lines: readonly { productId: string; variantId: string | null }[]
}

const text = `
  UPDATE checkouts c SET cart_id = CASE WHEN EXISTS (
      SELECT FROM jsonb_array_elements(c.draft -> 'lines') f
      JOIN unnest($4::text[], $5::text[]) AS s (product_id, variant_id)
        ON f ->> 'productId' = s.product_id AND f ->> 'variantId' IS NOT DISTINCT FROM s.variant_id
    ) THEN $2 ELSE $3 END
  WHERE c.user_id = $1 AND coalesce(c.cart_id, $2) = $2 AND c.status <> 'settled'`

/**
 * A checkout of other goods than those that were sold is of the cart that comes now: it was emptied and filled in between.
 * Whatever shares goods with the sale stays with the cart that is sold.
 */
export async function moveOtherCheckouts(db: Kysely<Database>, { userId, cartId, next, lines }: Sale): Promise<void> {
  const values = [userId, cartId, next, lines.map((line) => line.productId), lines.map((line) => line.variantId)]
  await prepared(db, { name: 'move-other-checkouts', text, values })
}
