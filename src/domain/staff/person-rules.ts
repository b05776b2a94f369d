import type { Role, StaffLimits } from '../../shared/office/permissions.ts'

type Access = { roles: readonly Role[]; limits: Partial<StaffLimits> }

/** Nobody changes their own roles or limits (BACK-OFFICE §2.1). */
export function mayChangeAccess(byId: string, person: Access & { id: string }, next: Access): boolean {
  return byId !== person.id || written(person) === written(next)
}

/** Returns whether the shop still has an owner after this person is one, or is none. */
export function staysOwned(owners: readonly { id: string }[], personId: string, willBeOwner: boolean): boolean {
  const isOwner = owners.some(({ id }) => id === personId)
  return !isOwner || willBeOwner || owners.length > 1
}

function written({ roles, limits: { refund, discount, pieces } }: Access): string {
  return JSON.stringify([
    [...roles].sort(),
    refund ?? String(refund),
    discount ?? String(discount),
    pieces ?? String(pieces),
  ])
}
