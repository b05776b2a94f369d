import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The reads of coupons and coupon_uses; their counted uses are in coupon-uses.ts.

/** A coupon as it is stored, with how often this shopper has used it. */
export type CouponRow = Selectable<Database['coupons']> & { uses_by_shopper: number }

/** The coupons on offer now, the oldest first; used up ones too. `userId` null: nobody's uses. */
export function listCouponsOnOffer(db: Kysely<Database>, userId: string | null, now: Date): Promise<CouponRow[]> {
  return couponsOf(db, userId)
    .where('c.active', '=', true)
    .where('c.valid_from', '<=', now)
    .where((eb) => eb.or([eb('c.valid_until', 'is', null), eb('c.valid_until', '>=', now)]))
    .orderBy('c.created_at')
    .orderBy('c.code')
    .execute()
}

/** The coupon with this id, or with this code in any case. */
export function findCoupon(db: Kysely<Database>, idOrCode: string, userId: string): Promise<CouponRow | undefined> {
  return couponsOf(db, userId)
    .where((eb) => eb.or([eb('c.id', '=', idOrCode), eb('c.code', '=', idOrCode.toUpperCase())]))
    .orderBy(sql`c.id = ${idOrCode}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

function couponsOf(db: Kysely<Database>, userId: string | null) {
  return (
    db
      .selectFrom('coupons as c')
      .leftJoin('coupon_uses as u', (join) => join.onRef('u.coupon_id', '=', 'c.id').on('u.user_id', '=', userId))
      .selectAll('c')
      // what the shopper's own open checkout holds is still free for this shopper
      .select(sql<number>`c.uses - coupon_held_for(${userId}, c.id)`.as('uses'))
      .select(sql<number>`coalesce(u.uses, 0) - coupon_held_for(${userId}, c.id)`.as('uses_by_shopper'))
  )
}
