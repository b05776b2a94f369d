import type { Insertable } from 'kysely'
import type { Database } from '../../src/server/platform/db/schema.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { inCommand } from '../office.ts'

/** A coupon of 10 % that anybody can use any number of times, unless said otherwise. Gives its id and code. */
export async function buildCoupon(
  shop: Shop,
  options: Partial<Insertable<Database['coupons']>> = {},
): Promise<{ couponId: string; code: string }> {
  const id = shop.newId()
  const coupon = {
    id,
    code: id.toUpperCase().slice(0, 10),
    description: '10% off',
    terms: 'On everything',
    discount_type: 'percentage' as const,
    value: 1000,
    minimum_amount: null,
    maximum_discount: null,
    valid_from: new Date(0),
    valid_until: null,
    total_limit: null,
    per_shopper_limit: null,
    created_at: shop.clock(),
    ...options,
  }
  await inCommand(shop.db, (tx) => tx.insertInto('coupons').values(coupon).execute())
  return { couponId: coupon.id, code: coupon.code }
}
