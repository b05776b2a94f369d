import { type CouponPromise, givesMore, takesMoreThan } from '../../../domain/selling/coupons/coupon-reach.ts'
import { staffLimitsCopy as copy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CouponColumns } from './coupon-record.ts'
import { termsOf } from './coupon-terms.ts'

/**
 * Holds a coupon that somebody makes, changes or puts back to their largest discount. One that goes beyond it may be ended, and
 * made to give less, never more. Throws `not_allowed`.
 */
export function keepCouponLimit({ by }: Pick<CommandWork, 'by'>, after: CouponColumns, before?: CouponColumns): void {
  const { discount: percent } = by.limits
  if (percent === null) return
  const promise = promiseOf(after)
  if (!takesMoreThan(promise, percent) || (before && !givesMore(promiseOf(before), promise))) return
  const sentence =
    promise.discountType === 'flat' && percent > 0
      ? copy.flatCoupon(percent, Math.ceil((promise.value * 100) / percent))
      : copy.coupon(percent)
  throw new Failure('not_allowed', sentence, { errors: { value: sentence } })
}

function promiseOf(columns: CouponColumns): CouponPromise {
  return termsOf({ ...columns, uses: 0 })
}
