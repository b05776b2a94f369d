import type { Person } from '../../../shared/contract/office/people.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { limitsOf, type StaffLimits } from '../../../shared/office/permissions.ts'
import type { StaffRow } from '../staff-queries.ts'

/** A person in an answer to the owner: by what they sign in, never any of it. */
export function presentPerson(
  row: StaffRow,
  { passkeys, linkUntil }: { passkeys: number; linkUntil: Date | undefined },
): Person {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    state: stateOf(row),
    linkUntil: linkUntil?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    factors: {
      password: row.password_hash !== null,
      passkeys,
      totp: row.totp_secret !== null,
      pin: row.pin_hash !== null,
    },
    limits: inRupees(limitsOf(row.roles, row.limits)) as Person['limits'],
    ownLimits: inRupees(row.limits),
    version: row.version,
  }
}

function stateOf({ active, joined_at }: StaffRow): Person['state'] {
  if (!active) return 'off'
  return joined_at === null ? 'invited' : 'active'
}

function inRupees(limits: Partial<StaffLimits>): Partial<StaffLimits> {
  if (limits.refund == null) return { ...limits }
  return { ...limits, refund: rupeesFromPaise(limits.refund) }
}
