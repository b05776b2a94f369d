import type { Role } from '../../../shared/office/permissions.ts'

/** Minutes of opening time after which an order that nobody has opened calls the next person, and the one after. */
export const callAfterMinutes = [15, 30] as const

/**
 * Returns those who are called for an order that nobody has opened: first the managers, then the owners; where there are no
 * managers the owners, and where there are no owners the managers. `reachable` are those who want to be called and can be now.
 */
export function whoIsCalled<Person extends { roles: readonly Role[] }>(
  reachable: readonly Person[],
  call: number,
): readonly Person[] {
  const owners = reachable.filter(({ roles }) => roles.includes('owner'))
  const managers = reachable.filter(({ roles }) => roles.includes('manager') && !roles.includes('owner'))
  const [first, second] = call === 1 ? [managers, owners] : [owners, managers]
  if (first.length > 0) return first
  return second.length > 0 ? second : reachable
}
