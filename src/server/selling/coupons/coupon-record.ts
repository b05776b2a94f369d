import { same } from '../../../domain/operations/history/same-value.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import { type CouponReaches, type couponDiscounts, frozenOfCoupon } from '../../../shared/office/coupon-states.ts'
import type { CouponStored } from './owner-queries.ts'

/** Fields of a coupon that the shop sets, as people write them: rupees, percent, moments as ISO 8601. null: no such limit. */
export interface CouponFields {
  description: string
  terms: string
  discountType: (typeof couponDiscounts)[number]
  /** 0 of free delivery. */
  value: number
  minimumAmount: number | null
  maximumDiscount: number | null
  validFrom: string
  validUntil: string | null
  totalLimit: number | null
  perShopperLimit: number | null
  reach: CouponReaches
  /** Ids of the categories or products that it is for. */
  reached: readonly string[]
  customers: 'all' | 'first_order'
  active: boolean
}

/** The same in the columns: paise, hundredths of a percent. */
export type CouponColumns = Omit<CouponStored, 'id' | 'code' | 'uses' | 'version' | 'created_at'>

/** Each field's column: the history knows a coupon by its columns. */
export const columnOfField: Readonly<Record<keyof CouponFields, keyof CouponColumns>> = {
  description: 'description',
  terms: 'terms',
  discountType: 'discount_type',
  value: 'value',
  minimumAmount: 'minimum_amount',
  maximumDiscount: 'maximum_discount',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  totalLimit: 'total_limit',
  perShopperLimit: 'per_shopper_limit',
  reach: 'reach',
  reached: 'reached',
  customers: 'customers',
  active: 'active',
}

/** The columns that people write: free delivery is a discount type to them. */
export const writtenColumns: readonly (keyof CouponColumns)[] = [...Object.values(columnOfField), 'free_delivery']

/** A stored coupon as people write it. */
export function fieldsOfCoupon(row: CouponColumns): CouponFields {
  return {
    description: row.description,
    terms: row.terms,
    discountType: row.free_delivery ? 'free_delivery' : row.discount_type,
    // hundredths of a percent, or paise: a hundred of either
    value: rupeesFromPaise(row.value),
    minimumAmount: inRupees(row.minimum_amount),
    maximumDiscount: inRupees(row.maximum_discount),
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until?.toISOString() ?? null,
    totalLimit: row.total_limit,
    perShopperLimit: row.per_shopper_limit,
    reach: row.reach,
    reached: row.reached,
    customers: row.customers,
    active: row.active,
  }
}

/** Returns the fields that people wrote as they are stored. */
export function columnsOfCoupon(fields: CouponFields): CouponColumns {
  const isFree = fields.discountType === 'free_delivery'
  return {
    description: fields.description,
    terms: fields.terms,
    discount_type: fields.discountType === 'free_delivery' ? 'flat' : fields.discountType,
    free_delivery: isFree,
    value: isFree ? 0 : paiseFromRupees(fields.value),
    minimum_amount: inPaise(fields.minimumAmount),
    maximum_discount: isFree ? null : inPaise(fields.maximumDiscount),
    valid_from: new Date(fields.validFrom),
    valid_until: fields.validUntil === null ? null : new Date(fields.validUntil),
    total_limit: fields.totalLimit,
    per_shopper_limit: fields.perShopperLimit,
    reach: fields.reach,
    reached: [...new Set(fields.reached)],
    customers: fields.customers,
    active: fields.active,
  }
}

/**
 * Holds a coupon that is to be to its rules. `before`: as it was, with its uses: once somebody has used it, what was promised
 * stays, and its end and limits may change. Throws `bad_input` with a sentence for each field.
 */
export function checkCoupon(after: CouponFields, before?: CouponFields & { uses: number }): void {
  const errors = faultsOfTerms(after)
  if (before && before.uses > 0) {
    for (const field of frozenOfCoupon) if (!same(after[field], before[field])) errors[field] = copy.frozenField
    if (after.totalLimit !== null && after.totalLimit < before.uses) errors.totalLimit = copy.belowUses(before.uses)
  }
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Failure('bad_input', first, { errors })
}

/** Sentences about terms that do not fit together, by their fields. */
function faultsOfTerms({ discountType, value, validFrom, validUntil, reach, reached }: CouponFields) {
  const errors: Record<string, string> = {}
  if (discountType === 'percentage' && value > 100) errors.value = copy.percentMost
  if (discountType !== 'free_delivery' && value <= 0) errors.value = copy.amountShape
  if (validUntil !== null && validUntil <= validFrom) errors.validUntil = copy.endsFirst
  if (reach === 'all' && reached.length > 0) errors.reached = copy.reachedAll
  if (reach !== 'all' && reached.length === 0) errors.reached = copy.reachedNone[reach]
  return errors
}

const inRupees = (amount: Paise | null) => (amount === null ? null : rupeesFromPaise(amount))
const inPaise = (amount: number | null) => (amount === null ? null : paiseFromRupees(amount))
