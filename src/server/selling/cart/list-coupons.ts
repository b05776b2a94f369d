import { type CouponVerdict, judgeCoupon } from '../../../domain/selling/coupons/coupon-discount.ts'
import { reachedOf } from '../../../domain/selling/coupons/reached-lines.ts'
import type { Coupon } from '../../../shared/contract/coupons.ts'
import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import type { Shop } from '../../platform/shop.ts'
import { listCouponsOnOffer } from '../coupons/coupon-queries.ts'
import { termsOf } from '../coupons/coupon-terms.ts'
import { readCart } from './cart-rows.ts'
import { openCart, subTotalOf } from './open-cart.ts'
import { presentCoupon } from './present-coupon.ts'

const askToLogin: CouponVerdict = { usable: false, reason: couponRefusals.notSignedIn }

/** The coupons on offer now, each with what it would do to the shopper's cart; for visitors without one. */
export async function listCoupons(shop: Shop, userId: string | null): Promise<Coupon[]> {
  const now = shop.clock()
  const [coupons, cart] = await Promise.all([
    listCouponsOnOffer(shop.db, userId, now),
    userId === null ? undefined : readCart(shop.db, userId).then((rows) => openCart(rows, now)),
  ])
  const subTotal = subTotalOf(cart?.lines ?? [])
  return coupons.map((row) => {
    const terms = termsOf(row)
    const reached = reachedOf(cart?.lines ?? [], terms.reach)
    const use = { ...reached, now, usesByShopper: row.uses_by_shopper, hasOrdered: row.has_ordered }
    const verdict = cart ? judgeCoupon(terms, use) : askToLogin
    return presentCoupon(row, { verdict, subTotal, applied: cart?.coupon?.id === row.id })
  })
}
