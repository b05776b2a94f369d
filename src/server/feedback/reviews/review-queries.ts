import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { UploadsOfADay } from '../../platform/media/refuse-upload.ts'

/** A review as it is stored. */
export type ReviewRow = Selectable<Database['reviews']>

/** A product's page shows this many reviews at most; all of them count in its rating. */
const SHOWN_MAX = 500

/** A product's reviews that are shown, the newest first. */
export function findReviews(db: Kysely<Database>, productId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(columnsOf('reviews'))
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute()
}

/** Returns whether this shopper has reviewed this product. */
export async function hasReviewed(db: Kysely<Database>, userId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

const dayMs = 86_400_000

/** The files that this shopper's reviews of the last 24 hours have: a video and its frame count as one. */
export async function countUploads(db: Kysely<Database>, userId: string, now: Date): Promise<UploadsOfADay> {
  const { files, bytes } = await db
    .selectFrom('reviews')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('media_bytes').as('bytes')])
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('media', 'is not', null)
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes ?? 0) }
}

/** The products that this shopper has reviewed. */
export async function findReviewedProducts(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('reviews').select('product_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.product_id)
}

/** Returns the reviews of this shopper, the oldest first. */
export function findReviewsBy(db: Kysely<Database>, userId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(columnsOf('reviews'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Deletes what this shopper wrote, in the order of the products, in which everybody locks several. */
export async function deleteReviewsOf(tx: Transaction<Database>, userId: string): Promise<ReviewRow[]> {
  const deleted = await tx.deleteFrom('reviews').where('user_id', '=', userId).returning(columnsOf('reviews')).execute()
  return deleted.sort((one, other) => (one.product_id < other.product_id ? -1 : 1))
}

/** Writes a review. False where the shopper has one of this product already, also one that is written at this moment. */
export async function insertReview(tx: Transaction<Database>, row: Insertable<Database['reviews']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Columns of a review that are set after it was written: by people of the shop, or with its writer's orders. */
export type ReviewChange = Partial<
  Pick<
    ReviewRow,
    'state' | 'hidden_reason' | 'hidden_at' | 'hidden_until' | 'answer' | 'answered_at' | 'version' | 'verified'
  >
>

/** The hidden reviews that are shown again by themselves, the first one first. */
export async function selectUntil(
  db: Kysely<Database>,
): Promise<{ id: string; product_id: string; hidden_until: Date }[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'hidden_until'])
    .where('state', '=', 'hidden')
    .where('hidden_until', 'is not', null)
    .orderBy('hidden_until')
    .orderBy('id')
    .$narrowType<{ hidden_until: Date }>()
    .execute()
  return rows
}

/** Locks a review and reads it; undefined where there is none. */
export function lockReview(tx: Transaction<Database>, id: string): Promise<ReviewRow | undefined> {
  return tx.selectFrom('reviews').select(columnsOf('reviews')).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes a review that this transaction has locked. */
export async function changeReview(tx: Transaction<Database>, id: string, change: ReviewChange): Promise<void> {
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute()
}

/** Sets whether a shopper's reviews of these products are a buyer's. Gives the products whose review is another than before. */
export async function setVerified(
  tx: Transaction<Database>,
  userId: string,
  bought: ReadonlyMap<string, boolean>,
): Promise<string[]> {
  const changed: string[] = []
  for (const verified of [true, false]) {
    const products = [...bought].filter(([, is]) => is === verified).map(([id]) => id)
    if (products.length === 0) continue
    const rows = await tx
      .updateTable('reviews')
      .set({ verified })
      .where('user_id', '=', userId)
      .where('product_id', 'in', products)
      .where('verified', '!=', verified)
      .returning('product_id')
      .execute()
    changed.push(...rows.map((row) => row.product_id))
  }
  return changed
}
