import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'

const limits = ['refund', 'discount', 'pieces'] as const
type LimitName = (typeof limits)[number]

/** A field as a person's limit, where it is one of a person of the shop. */
export function asLimit(entity: string, field: string): LimitName | undefined {
  return entity === 'staff' ? limits.find((limit) => limit === field) : undefined
}

/** A person's limit as the owner sets it: refunds in rupees, not in paise; null is no limit, not nothing. */
export function limitInWords(limit: LimitName, value: unknown): string | null {
  if (value === null) return peopleScreens.noLimit
  if (value === 'by_roles') return peopleScreens.byTheRoles
  if (typeof value !== 'number') return null
  if (limit === 'refund') return formatRupees(value)
  return limit === 'discount' ? `${value}%` : String(value)
}
