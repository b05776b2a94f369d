import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { CartLine } from './open-cart.ts'

// An online payment settles minutes after its cart was frozen: the cart may have changed meanwhile.

/**
 * Makes everybody who changes this cart wait until the transaction ends. A cart's lock is the first that is taken. Gives
 * the cart's id as it is now: whoever sells the cart changes it (place/record-order.ts).
 */
export async function lockCartRow(tx: Transaction<Database>, userId: string): Promise<string | null> {
  const locked = tx.selectFrom('carts').select('cart_id').where('user_id', '=', userId).forUpdate()
  return (await locked.executeTakeFirst())?.cart_id ?? null
}

/** Lines that were bought, and the coupon that was on their cart, used or not. */
interface Bought {
  lines: readonly CartLine[]
  coupon: { id: string } | null
  unusedCoupon?: { id: string }
}

/** Takes out of a locked cart what was bought, and the coupon with which it was; what was put in since stays. */
export async function takeBoughtLines(
  tx: Transaction<Database>,
  userId: string,
  { lines, coupon, unusedCoupon }: Bought,
  now: Date,
): Promise<void> {
  const couponId = (coupon ?? unusedCoupon)?.id ?? null
  await sql`
    WITH bought AS (
      SELECT product_id, variant_id, quantity FROM unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.variantId)}::text[],
        ${lines.map((line) => line.quantity)}::int[]) AS b (product_id, variant_id, quantity)
    ), emptied AS (
      DELETE FROM cart_lines l USING bought b
      WHERE l.user_id = ${userId} AND l.product_id = b.product_id AND l.variant_id IS NOT DISTINCT FROM b.variant_id
        AND l.quantity <= b.quantity
    ), lessened AS (
      UPDATE cart_lines l SET quantity = l.quantity - b.quantity FROM bought b
      WHERE l.user_id = ${userId} AND l.product_id = b.product_id AND l.variant_id IS NOT DISTINCT FROM b.variant_id
        AND l.quantity > b.quantity
    )
    UPDATE carts SET coupon_id = CASE WHEN coupon_id = ${couponId} THEN NULL ELSE coupon_id END,
      updated_at = ${now}
    WHERE user_id = ${userId}`.execute(tx)
}
