import { judgeCoupon } from '../../../domain/selling/coupons/coupon-discount.ts'
import { reachedOf } from '../../../domain/selling/coupons/reached-lines.ts'
import type { Cart } from '../../../shared/contract/cart.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limitRate, talliesOfNetwork, tally } from '../../platform/rate-limits/rate-limit.ts'
import { countOneLess } from '../../platform/rate-limits/rate-limit-queries.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCoupon } from '../coupons/coupon-queries.ts'
import { termsOf } from '../coupons/coupon-terms.ts'
import { setCartCoupon } from './cart-queries.ts'
import { readCart } from './cart-rows.ts'
import { getCart } from './get-cart.ts'
import { openCart } from './open-cart.ts'

/**
 * Puts a coupon, by its id or its code in any case, on a shopper's cart in place of another. Throws `not_found`,
 * `coupon_refused` with the reason, or `too_many_requests` after too many codes that do not exist. A cart that changes at the same moment needs no lock here: every read of the cart and
 * every order judges its coupon again.
 */
export async function applyCoupon(
  shop: Shop,
  who: { shopper: Shopper; caller: { ip: string } },
  idOrCode: string,
): Promise<Cart> {
  const now = shop.clock()
  const { userId } = who.shopper
  const guesses = [tally('wrongCoupon', userId), ...talliesOfNetwork(shop, who, 'wrongCouponOfNetwork')]
  await limitRate(shop, guesses)
  const [coupon, rows] = await Promise.all([findCoupon(shop.db, idOrCode, userId), readCart(shop.db, userId)])
  if (!coupon) throw new Failure('not_found', failures.couponNotFound)
  if (shop.config.rateLimits) await countOneLess(shop.db, guesses)
  const terms = termsOf(coupon)
  const { uses_by_shopper: usesByShopper, has_ordered: hasOrdered } = coupon
  const reached = reachedOf(openCart(rows, now).lines, terms.reach)
  const verdict = judgeCoupon(terms, { ...reached, now, usesByShopper, hasOrdered })
  if (!verdict.usable) throw new Failure('coupon_refused', verdict.reason)
  await setCartCoupon(shop.db, userId, coupon.id, now)
  return getCart(shop, userId)
}
