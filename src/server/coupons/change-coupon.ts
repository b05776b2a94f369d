import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { lockCoupon, updateCoupon } from './owner-queries.ts'

/** What can be changed of a coupon that is there: what it takes off stays as it was promised. */
export interface CouponChange {
  description?: string
  terms?: string
  active?: boolean
}

/** Changes a coupon in the caller's command. Throws `not_found`. */
export async function changeCoupon(work: CommandWork, id: string, change: CouponChange): Promise<void> {
  const before = await lockCoupon(work.tx, { id })
  if (!before) throw new Failure('not_found', failures.couponNotFound)
  await updateCoupon(work.tx, id, change)
  work.changed('coupon', id, { ...before }, { ...before, ...change })
}
