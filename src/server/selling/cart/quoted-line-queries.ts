import { type Kysely, sql } from 'kysely'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { LineKey } from './cart-queries.ts'

// The writes of lines at a quoted price. The cart is locked by who calls.

/** Line of a quotation as it goes into a cart: filled up to `quantity` pieces, its price held from `from` pieces on. */
export interface QuotedLine extends LineKey {
  quantity: number
  quoteId: string
  from: number
}

/**
 * Fills a line of a locked cart up to so many pieces and gives it the quotation; more pieces stay as they are. False: the cart has no
 * room for another line. Whoever calls has looked at stock and packs.
 */
export async function putQuoted(tx: Kysely<Database>, line: QuotedLine, now: Date): Promise<boolean> {
  const { userId, productId, variantId, quantity, quoteId, from } = line
  const { numAffectedRows } = await sql`
    INSERT INTO cart_lines AS l (user_id, product_id, variant_id, quantity, added_at, quote_id, quoted_from)
    SELECT ${userId}, ${productId}, ${variantId}, ${quantity}::int, ${now}::timestamptz, ${quoteId}, ${from}::int
    WHERE cart_lines_beside(${userId}, ${productId}, ${variantId}) < ${serverLimits.cartLinesMax}
    ON CONFLICT (user_id, product_id, variant_id) DO UPDATE
      SET quantity = greatest(l.quantity, excluded.quantity), quote_id = excluded.quote_id, quoted_from = excluded.quoted_from`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Makes sure that somebody has a cart, and locks it until the transaction ends. */
export async function openLockedCart(tx: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('carts')
    .values({ user_id: userId, coupon_id: null, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .execute()
}

/**
 * Locks the carts that have lines of these quotations, and that of a shopper, until the transaction ends: before the
 * quotations, and in one order, since whoever orders holds the cart when its quotations are marked.
 */
export async function lockCartsOfQuotes(
  tx: Kysely<Database>,
  quoteIds: readonly string[],
  userId: string | null = null,
): Promise<void> {
  await sql`
    SELECT FROM carts WHERE user_id = ${userId}
      OR user_id IN (SELECT user_id FROM cart_lines WHERE quote_id = ANY (${[...quoteIds]}::text[]))
    ORDER BY user_id FOR UPDATE`.execute(tx)
}

/** Takes the quotation off lines whose price has ended; they stay in the cart. */
export async function dropEndedQuotes(
  tx: Kysely<Database>,
  userId: string,
  lines: readonly Omit<LineKey, 'userId'>[],
): Promise<void> {
  await sql`
    UPDATE cart_lines l SET quote_id = NULL, quoted_from = NULL
    FROM unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.variantId)}::text[])
      AS e (product_id, variant_id)
    WHERE l.user_id = ${userId} AND l.product_id = e.product_id AND l.variant_id IS NOT DISTINCT FROM e.variant_id`.execute(
    tx,
  )
}

/** Takes quotations that were sold off what is still in a cart. */
export async function dropSoldQuotes(tx: Kysely<Database>, quoteIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quote_id: null, quoted_from: null })
    .where('quote_id', 'in', [...quoteIds])
    .execute()
}
