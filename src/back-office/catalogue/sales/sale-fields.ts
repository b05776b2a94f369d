import type { OneSale, SaleFields } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { type SaleReach, saleReaches } from '../../../shared/office/sale-states.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import { allRead } from '../../../ui/unparsed-number.ts'
import type { TypedFieldOf } from '../../parts/typed-field.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import type { SaleTarget } from './sale-targets.tsx'

/** A sale as it is typed. */
export interface TypedSaleForm extends Record<string, unknown> {
  badge: string
  reach: string
  discountType: string
  value: string
  startsAt: string
  endsAt: string
  targets: SaleTarget[]
  belowCost: boolean
}

const { fields: labels, hints } = copy

/** Returns the fields of a sale for the discount type now chosen; what it applies to is chosen between them. */
export function saleFields(discountType: string): TypedFieldOf[] {
  const types = (['percentage', 'flat'] as const).map((value) => ({ value, label: copy.types[value] }))
  return [
    { name: 'badge', kind: 'line', label: labels.badge, hint: hints.badge, max: saleLimits.badge },
    { name: 'discountType', kind: 'choice', label: labels.discountType, options: types },
    { name: 'value', kind: discountType === 'flat' ? 'rupees' : 'percent', label: labels.value },
    { name: 'startsAt', kind: 'moment', label: labels.startsAt, hint: hints.startsAt, isNullable: true },
    { name: 'endsAt', kind: 'moment', label: labels.endsAt, hint: hints.endsAt },
  ]
}

/** The choice of what a sale applies to. */
export const reachField: TypedFieldOf = {
  name: 'reach',
  kind: 'choice',
  label: labels.reach,
  options: saleReaches.map((value) => ({ value, label: copy.reaches[value] })),
}

/** Returns a sale that is not typed yet, or one like another: from now on, its end to be chosen. */
export function typedLike(like: OneSale | undefined): TypedSaleForm {
  return {
    badge: like?.badge ?? '',
    reach: like?.reach ?? 'category',
    discountType: like?.discountType ?? 'percentage',
    value: like ? String(like.value) : '',
    startsAt: '',
    endsAt: '',
    targets: like?.targets ?? [],
    belowCost: false,
  }
}

/** Returns what is typed as it is sent. Throws ApiFailure where a number cannot be read. */
export function bodyOf(typed: TypedSaleForm): SaleFields {
  const read = saleFields(typed.discountType).map(({ name, kind, isNullable = false }) => [
    name,
    fromTyped(kind, typed[name], isNullable),
  ])
  const { reach, targets, belowCost } = typed
  const rest = { reach: reach as SaleReach, targets: targets.map(({ _id }) => _id), belowCost }
  return allRead({ ...Object.fromEntries(read), ...rest }) as SaleFields
}
