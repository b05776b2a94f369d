import type { Insertable, Kysely, Selectable } from 'kysely'
import { columnsOf } from '../platform/db/columns-of.ts'
import type { Database } from '../platform/db/schema.ts'

// What the owner reads and writes of coupons; their counted uses are in coupon-uses.ts.

/** Every coupon there ever was, the newest first. */
export function listAllCoupons(db: Kysely<Database>): Promise<Selectable<Database['coupons']>[]> {
  return db.selectFrom('coupons').select(columnsOf('coupons')).orderBy('created_at', 'desc').orderBy('code').execute()
}

/** Writes a new coupon. False where its code is taken. */
export async function insertCoupon(db: Kysely<Database>, coupon: Insertable<Database['coupons']>): Promise<boolean> {
  const inserted = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Ends a coupon. False where no coupon has this code. */
export async function deactivateCoupon(db: Kysely<Database>, code: string): Promise<boolean> {
  const ended = await db.updateTable('coupons').set({ active: false }).where('code', '=', code).executeTakeFirst()
  return ended.numUpdatedRows > 0n
}
