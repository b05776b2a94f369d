import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A product or a variant on a list. */
export interface WishKey {
  productId: string
  variantId: string | null
}

/** A line as it is stored. */
export type WishLine = WishKey & { addedAt: Date }

/** Under which key and name a list is read by others. */
export interface Share {
  key: string
  name: string
}

/** The owner of a list, and its sharing. */
export interface SharedList extends Share {
  userId: string
}

/** A shopper's lines, the newest first. */
export function findWishes(db: Db, userId: string): Promise<WishLine[]> {
  return db
    .selectFrom('wish_lines')
    .select(['product_id as productId', 'variant_id as variantId', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .orderBy('variant_id')
    .execute()
}

/** Returns the sharing of a shopper's list; undefined where it is not shared. */
export async function findShare(db: Db, userId: string): Promise<Share | undefined> {
  const row = await db
    .selectFrom('wish_lists')
    .select(['share_key', 'share_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.share_key != null && row.share_name !== null ? { key: row.share_key, name: row.share_name } : undefined
}

/** The list that is read by this key; undefined where none is. */
export async function findSharedList(db: Db, key: string): Promise<SharedList | undefined> {
  const row = await db
    .selectFrom('wish_lists')
    .select(['user_id', 'share_name'])
    .where('share_key', '=', key)
    .executeTakeFirst()
  return row && row.share_name !== null ? { userId: row.user_id, key, name: row.share_name } : undefined
}

/** Makes the list where there is none, and locks it: everything that happens to one list happens one after the other. Gives its share key. */
export async function lockWishes(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const row = await tx
    .insertInto('wish_lists')
    .values({ user_id: userId, share_key: null, share_name: null, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .returning('share_key')
    .executeTakeFirstOrThrow()
  return row.share_key
}

/** Returns the number of lines of a locked list beside those of a product. */
export async function countOtherWishes(tx: Tx, userId: string, { productId, variantId }: WishKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM wish_lines
    WHERE user_id = ${userId} AND NOT (product_id = ${productId} AND variant_id IS NOT DISTINCT FROM ${variantId}::text)`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Adds a line to a locked list, where it is not there; a variant takes the place of the product without one. */
export async function insertWish(tx: Tx, userId: string, { productId, variantId }: WishKey, now: Date): Promise<void> {
  if (variantId !== null) {
    await tx
      .deleteFrom('wish_lines')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('variant_id', 'is', null)
      .execute()
  }
  await tx
    .insertInto('wish_lines')
    .values({ user_id: userId, product_id: productId, variant_id: variantId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a line off a locked list; without a variant all lines of the product. Gives whether there was any. */
export async function deleteWish(tx: Tx, userId: string, { productId, variantId }: WishKey): Promise<boolean> {
  const lines = tx.deleteFrom('wish_lines').where('user_id', '=', userId).where('product_id', '=', productId)
  const { numDeletedRows } = await (variantId === null
    ? lines
    : lines.where('variant_id', '=', variantId)
  ).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Shares a locked list under another key or name, or with null no more. */
export async function setShare(tx: Tx, userId: string, share: Share | null): Promise<void> {
  await tx
    .updateTable('wish_lists')
    .set({ share_key: share?.key ?? null, share_name: share?.name ?? null })
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes a shopper's list; gives the key by which it was read. */
export async function deleteWishes(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.deleteFrom('wish_lists').where('user_id', '=', userId).returning('share_key').executeTakeFirst()
  return row?.share_key ?? null
}
