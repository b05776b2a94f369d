import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { limits } from '../../../shared/limits.ts'
import { couponCustomers, couponDiscounts, couponReaches } from '../../../shared/office/coupon-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { TypedFieldOf } from '../../parts/typed-field.tsx'

const { fields: labels, hints } = copy
const asOptions = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }))

/** Returns all form fields of a coupon, with the value read as the `discountType` now chosen wants it. */
export function allCouponFields(discountType: string): TypedFieldOf[] {
  return [
    choice('discountType', asOptions(couponDiscounts, copy.types)),
    { name: 'value', kind: discountType === 'flat' ? 'rupees' : 'percent', label: labels.value },
    choice('reach', asOptions(couponReaches, copy.reaches)),
    { name: 'reached', kind: 'ids', label: labels.reached },
    choice('customers', asOptions(couponCustomers, copy.customers)),
    limit('minimumAmount', 'rupees'),
    limit('maximumDiscount', 'rupees'),
    { name: 'validFrom', kind: 'firstDay', label: labels.validFrom },
    { name: 'validUntil', kind: 'lastDay', label: labels.validUntil, isNullable: true, hint: hints.lastDay },
    limit('totalLimit', 'count'),
    limit('perShopperLimit', 'count'),
    {
      name: 'description',
      kind: 'line',
      label: labels.description,
      hint: hints.description,
      max: officeLimits.couponTextMax,
    },
    { name: 'terms', kind: 'text', label: labels.terms, hint: hints.terms, max: officeLimits.couponTermsMax },
  ]
}

/** Returns the fields that are sent of what is chosen now: free delivery has no value. */
export function sentCouponFields({ discountType = '' }: Readonly<Record<string, string>>): TypedFieldOf[] {
  const silent = discountType === 'free_delivery' ? ['value', 'maximumDiscount'] : []
  return allCouponFields(discountType).filter(({ name }) => !silent.includes(name))
}

/** Returns the fields that are shown: of all goods there is nothing to choose. */
export function couponFields(typed: Readonly<Record<string, string>>): TypedFieldOf[] {
  const isForAll = (typed.reach ?? 'all') === 'all'
  return sentCouponFields(typed).filter(({ name }) => !(isForAll && name === 'reached'))
}

function choice(
  name: 'discountType' | 'reach' | 'customers',
  options: { value: string; label: string }[],
): TypedFieldOf {
  return { name, kind: 'choice', label: labels[name], options }
}

function limit(name: 'minimumAmount' | 'maximumDiscount' | 'totalLimit' | 'perShopperLimit', kind: 'rupees' | 'count') {
  return { name, kind, label: labels[name], isNullable: true, hint: hints.empty }
}

/** The code of a new one: it never changes. */
export const codeField: TypedFieldOf = {
  name: 'code',
  kind: 'line',
  label: labels.code,
  hint: hints.code,
  max: limits.couponCodeMax,
}
