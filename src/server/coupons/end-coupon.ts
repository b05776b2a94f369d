import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import type { Shop } from '../platform/shop.ts'
import { changeCoupon } from './change-coupon.ts'
import { lockCoupon } from './owner-queries.ts'

/** The owner ends a coupon: nobody can use it from now on, and carts that have it lose it. Throws `not_found`. */
export function endCoupon(shop: Shop, typed: string): Promise<void> {
  const code = typed.toUpperCase()
  return atTerminal(shop, 'coupon.end', { coupon: code }, async (work) => {
    const coupon = await lockCoupon(work.tx, { code })
    if (!coupon) throw new Failure('not_found', failures.couponNotFound)
    work.about({ kind: 'coupon', id: coupon.id, name: code })
    await changeCoupon(work, coupon.id, { active: false })
  })
}
