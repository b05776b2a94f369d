import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Shop } from '../platform/shop.ts'
import { deactivateCoupon } from './owner-queries.ts'

/** The owner ends a coupon: nobody can use it from now on, and carts that have it lose it. Throws `not_found`. */
export async function endCoupon(shop: Shop, code: string): Promise<void> {
  const ended = await deactivateCoupon(shop.db, code.toUpperCase())
  if (!ended) throw new Failure('not_found', failures.couponNotFound)
}
