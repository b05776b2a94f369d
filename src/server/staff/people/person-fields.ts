import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Role, StaffLimits } from '../../../shared/office/permissions.ts'
import type { StaffRow } from '../staff-queries.ts'

/** A limit as the owner sets it: refunds in rupees, percent, pieces; null: no limit; `by_roles`: what the roles bring. */
type Limit = number | null | 'by_roles'

/** Fields of a person that the owner may change, by their names in the contract and in the history. */
export type PersonFields = Record<keyof StaffLimits, Limit> & {
  name: string
  roles: Role[]
}

/** The fields of a stored person. */
export function fieldsOfPerson({ name, roles, limits: { refund, discount, pieces } }: StaffRow): PersonFields {
  return {
    name,
    roles,
    refund: refund == null ? asSet(refund) : rupeesFromPaise(refund),
    discount: asSet(discount),
    pieces: asSet(pieces),
  }
}

function asSet(limit: number | null | undefined): Limit {
  return limit === undefined ? 'by_roles' : limit
}

/** Roles and own limits as they are stored: what comes from the roles is not there. */
export function accessOf({ roles, ...set }: Omit<PersonFields, 'name'>): {
  roles: Role[]
  limits: Partial<StaffLimits>
} {
  const own = Object.entries(set).filter(
    (entry): entry is [keyof StaffLimits, number | null] => entry[1] !== 'by_roles',
  )
  const stored = own.map(([limit, most]) => [limit, limit === 'refund' && most !== null ? paiseFromRupees(most) : most])
  return { roles, limits: Object.fromEntries(stored) }
}
