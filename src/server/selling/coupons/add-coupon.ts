import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { checkReached } from './check-reached.ts'
import { type CouponFields, checkCoupon, columnsOfCoupon, fieldsOfCoupon } from './coupon-record.ts'
import { keepCouponLimit } from './enforce-coupon-limit.ts'
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

/** The owner adds a coupon that can be used from now on. Throws like createCoupon. */
export async function addCoupon(shop: Shop, coupon: NewCoupon): Promise<void> {
  const code = coupon.code.toUpperCase()
  await atTerminal(shop, 'coupon.add', { ...coupon, code }, (work) =>
    createCoupon(shop, work, code, asFields(coupon, shop.clock())).then(() => undefined),
  )
}

/**
 * Adds a coupon in the caller's command, and gives its id. Throws `bad_input` for a code that cannot be typed or is taken, for
 * terms that do not fit together; `not_allowed` beyond the person's largest discount.
 */
export async function createCoupon(
  shop: Pick<Shop, 'newId' | 'clock'>,
  work: CommandWork,
  typed: string,
  fields: CouponFields,
): Promise<string> {
  const code = typed.toUpperCase()
  if (!/^[A-Z0-9]+$/.test(code) || code.length > limits.couponCodeMax) throw wrongCode(failures.couponCodeShape)
  const columns = columnsOfCoupon(fields)
  checkCoupon(fieldsOfCoupon(columns))
  keepCouponLimit(work, columns)
  await checkReached(work.tx, columns)
  const row = { ...columns, id: shop.newId(), code, created_at: shop.clock() }
  if (!(await insertCoupon(work.tx, row))) throw wrongCode(failures.couponCodeTaken)
  work.about({ kind: 'coupon', id: row.id, name: code })
  work.changed('coupon', row.id, null, row)
  return row.id
}

function wrongCode(sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { code: sentence } })
}

function asFields(coupon: NewCoupon, now: Date): CouponFields {
  const inRupees = (amount: Paise | undefined) => (amount === undefined ? null : rupeesFromPaise(amount))
  return {
    description: coupon.description,
    terms: coupon.terms,
    discountType: coupon.discount.type,
    value: rupeesFromPaise(coupon.discount.value),
    minimumAmount: inRupees(coupon.minimumAmount),
    maximumDiscount: inRupees(coupon.maximumDiscount),
    validFrom: now.toISOString(),
    validUntil: coupon.validUntil?.toISOString() ?? null,
    totalLimit: coupon.totalLimit ?? null,
    perShopperLimit: coupon.perShopperLimit ?? null,
    reach: 'all',
    reached: [],
    customers: 'all',
    active: true,
  }
}
