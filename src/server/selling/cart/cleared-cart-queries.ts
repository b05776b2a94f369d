import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

// The rows of cleared_carts and cleared_cart_lines. What is sold leaves them with the cart (cart-rows.ts).

/** A line of a cart that was emptied. */
export interface ClearedLine {
  productId: string
  variantId: string | null
  quantity: number
}

/** The cart that a shopper emptied last. */
export interface ClearedCart {
  couponId: string | null
  clearedAt: Date
  /** In the order of the cart. */
  lines: ClearedLine[]
}

/**
 * Empties a cart and keeps what was in it in place of what was kept before; of an empty one nothing is kept. Whoever changes the cart
 * waits until the transaction ends: its row is made where there is none yet, or the first one who fills it would not.
 */
export async function emptyAndKeep(tx: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const { coupon_id } = await tx
    .insertInto('carts')
    .values({ user_id: userId, coupon_id: null, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .returning('coupon_id')
    .executeTakeFirstOrThrow()
  const taken = await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .returning(['product_id', 'variant_id', 'quantity', 'added_at'])
    .execute()
  await tx.updateTable('carts').set({ coupon_id: null }).where('user_id', '=', userId).execute()
  if (taken.length === 0) return
  await tx.deleteFrom('cleared_carts').where('user_id', '=', userId).execute()
  const kept = { user_id: userId, coupon_id, cleared_at: now }
  await tx.insertInto('cleared_carts').values(kept).execute()
  const lines = taken.toSorted((one, other) => one.added_at.getTime() - other.added_at.getTime())
  await tx
    .insertInto('cleared_cart_lines')
    .values(lines.map(({ added_at: _, ...line }, position) => ({ user_id: userId, position, ...line })))
    .execute()
}

/** The cart that was emptied last, where that was later than `since`. */
export async function findCleared(db: Kysely<Database>, userId: string, since: Date): Promise<ClearedCart | undefined> {
  const rows = await db
    .selectFrom('cleared_carts as c')
    .innerJoin('cleared_cart_lines as l', 'l.user_id', 'c.user_id')
    .select(['c.coupon_id', 'c.cleared_at', 'l.product_id', 'l.variant_id', 'l.quantity'])
    .where('c.user_id', '=', userId)
    .where('c.cleared_at', '>', since)
    .orderBy('l.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  return {
    couponId: first.coupon_id,
    clearedAt: first.cleared_at,
    lines: rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, quantity: row.quantity })),
  }
}

/** Keeps only these lines of the cleared cart, and its coupon no more. */
export async function keepOnly(tx: Kysely<Database>, userId: string, lines: readonly ClearedLine[]): Promise<void> {
  if (lines.length === 0) {
    await tx.deleteFrom('cleared_carts').where('user_id', '=', userId).execute()
    return
  }
  await tx.updateTable('cleared_carts').set({ coupon_id: null }).where('user_id', '=', userId).execute()
  await sql`
    DELETE FROM cleared_cart_lines l WHERE user_id = ${userId} AND NOT EXISTS (
      SELECT FROM unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.variantId)}::text[])
        AS k (product_id, variant_id)
      WHERE k.product_id = l.product_id AND k.variant_id IS NOT DISTINCT FROM l.variant_id)`.execute(tx)
}

/** Forgets what was emptied before a moment. */
export async function forgetClearedCarts(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('cleared_carts').where('cleared_at', '<', before).execute()
}
