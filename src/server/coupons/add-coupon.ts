import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import type { Paise } from '../../shared/money/money.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import type { Shop } from '../platform/shop.ts'
import { insertCoupon } from './owner-queries.ts'

/** A coupon to be. Amounts in paise; what is left out is unlimited. */
export interface NewCoupon {
  code: string
  /** Hundredths of a percent, or paise. */
  discount: { type: 'percentage' | 'flat'; value: number }
  description: string
  terms: string
  minimumAmount?: Paise | undefined
  maximumDiscount?: Paise | undefined
  validUntil?: Date | undefined
  totalLimit?: number | undefined
  perShopperLimit?: number | undefined
}

/** The owner adds a coupon that can be used from now on. Throws `bad_input` for a code that cannot be typed or is taken. */
export async function addCoupon(shop: Shop, coupon: NewCoupon): Promise<void> {
  const code = coupon.code.toUpperCase()
  if (!/^[A-Z0-9]+$/.test(code) || code.length > limits.couponCodeMax) {
    throw new Failure('bad_input', failures.couponCodeShape)
  }
  const row = { ...asRow(coupon, shop.clock()), id: shop.newId(), code }
  await atTerminal(shop, 'coupon.add', { ...coupon, code }, async (work) => {
    if (!(await insertCoupon(work.tx, row))) throw new Failure('bad_input', failures.couponCodeTaken)
    work.about({ kind: 'coupon', id: row.id, name: code })
    work.changed('coupon', row.id, null, row)
  })
}

function asRow(coupon: NewCoupon, now: Date) {
  return {
    description: coupon.description,
    terms: coupon.terms,
    discount_type: coupon.discount.type,
    value: coupon.discount.value,
    minimum_amount: coupon.minimumAmount ?? null,
    maximum_discount: coupon.maximumDiscount ?? null,
    valid_from: now,
    valid_until: coupon.validUntil ?? null,
    total_limit: coupon.totalLimit ?? null,
    per_shopper_limit: coupon.perShopperLimit ?? null,
    active: true,
    created_at: now,
  }
}
