import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { changeCoupon } from './change-coupon.ts'
import { lockCoupon } from './owner-queries.ts'

/** The owner ends a coupon: nobody can use it from now on, and carts that have it lose it. Throws `not_found`. */
export function endCoupon(shop: Shop, typed: string): Promise<void> {
  const code = typed.toUpperCase()
  return atTerminal(shop, 'coupon.end', { coupon: code }, (work) => stopCoupon(work, { code }))
}

/** The same in the caller's command. Throws `not_found`. */
export async function stopCoupon(work: CommandWork, by: { code: string } | { id: string }): Promise<void> {
  const coupon = await lockCoupon(work.tx, by)
  if (!coupon) throw new Failure('not_found', failures.couponNotFound)
  work.about({ kind: 'coupon', id: coupon.id, name: coupon.code })
  await changeCoupon(work, coupon.id, { active: false })
}
