import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** Returns whether the shop sells this product now. */
export async function isOnSale(db: Kysely<Database>, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts a rating of 1 to 5 towards a product's. False where the shop does not sell it. */
export async function countRating(tx: Transaction<Database>, productId: string, rating: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE products SET rating_counts[${rating}::int] = rating_counts[${rating}::int] + 1
    WHERE id = ${productId} AND active`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Counts a rating again that was taken out, whether or not the product is on sale now. */
export async function recountRating(tx: Transaction<Database>, productId: string, rating: number): Promise<void> {
  await sql`
    UPDATE products SET rating_counts[${rating}::int] = rating_counts[${rating}::int] + 1
    WHERE id = ${productId}`.execute(tx)
}

/** Takes a rating of 1 to 5 out of a product's: its review is gone, or hidden. */
export async function uncountRating(tx: Transaction<Database>, productId: string, rating: number): Promise<void> {
  await sql`
    UPDATE products SET rating_counts[${rating}::int] = greatest(rating_counts[${rating}::int] - 1, 0)
    WHERE id = ${productId}`.execute(tx)
}
