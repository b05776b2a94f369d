import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { limits } from '../../../shared/limits.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { TypedFieldOf } from '../../parts/typed-field.tsx'

const { fields: labels, hints } = copy
const types = [
  { value: 'percentage', label: copy.types.percentage },
  { value: 'flat', label: copy.types.flat },
]

/** Returns the form fields of a coupon for the `discountType` now chosen. */
export function couponFields(discountType: string): TypedFieldOf[] {
  return [
    { name: 'discountType', kind: 'choice', label: labels.discountType, options: types },
    { name: 'value', kind: discountType === 'flat' ? 'rupees' : 'percent', label: labels.value },
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
