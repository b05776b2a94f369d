import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import { namesSold, type ReachedNames } from './coupon-terms.ts'

// The reads of coupons and coupon_uses; their counted uses are in coupon-uses.ts.

/** A coupon as it is stored, with the names of what it reaches, and what decides whether this shopper may use it. */
export type CouponRow = Selectable<Database['coupons']> & {
  uses_by_shopper: number
  reached_names: ReachedNames
  /** It is for a first order, and the shopper has ordered before. */
  has_ordered: boolean
}

/** The coupons on offer now, the oldest first; used up ones too. `userId` null: nobody's uses. */
export function listCouponsOnOffer(db: Kysely<Database>, userId: string | null, now: Date): Promise<CouponRow[]> {
  return couponsOf(db, userId)
    .where('coupons.active', '=', true)
    .where('coupons.valid_from', '<=', now)
    .where((eb) => eb.or([eb('coupons.valid_until', 'is', null), eb('coupons.valid_until', '>=', now)]))
    .orderBy('coupons.created_at')
    .orderBy('coupons.code')
    .execute()
}

/** The coupon with this id, or with this code in any case. */
export function findCoupon(db: Kysely<Database>, idOrCode: string, userId: string): Promise<CouponRow | undefined> {
  return couponsOf(db, userId)
    .where((eb) => eb.or([eb('coupons.id', '=', idOrCode), eb('coupons.code', '=', idOrCode.toUpperCase())]))
    .orderBy(sql`coupons.id = ${idOrCode}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

function couponsOf(db: Kysely<Database>, userId: string | null) {
  return (
    db
      .selectFrom('coupons')
      .leftJoin('coupon_uses as u', (join) => join.onRef('u.coupon_id', '=', 'coupons.id').on('u.user_id', '=', userId))
      .select(columnsOf('coupons'))
      // what the shopper's own open checkout holds is still free for this shopper
      .select(sql<number>`coupons.uses - coupon_held_for(${userId}, coupons.id)`.as('uses'))
      .select(sql<ReachedNames>`${sql.raw(namesSold('coupons'))}`.as('reached_names'))
      .select(sql<boolean>`coupons.customers = 'first_order' AND has_ordered(${userId})`.as('has_ordered'))
      .select(sql<number>`coalesce(u.uses, 0) - coupon_held_for(${userId}, coupons.id)`.as('uses_by_shopper'))
  )
}
