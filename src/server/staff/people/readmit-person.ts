import type { Role } from '../../../shared/office/permissions.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { MadeLink } from '../sign-in/one-time-links.ts'
import { lockStaff, updateStaff } from '../staff-queries.ts'
import { renewLink } from './renew-link.ts'

/**
 * The way back in, from the shop's machine: a person who is known has this role too, may sign in even if they were removed,
 * and gets a one-time link. Whoever has the machine has the shop anyway; the owners hear of it.
 */
export async function readmitPerson(
  shop: Shop,
  work: CommandWork,
  { id, role, lifeMs }: { id: string; role: Role; lifeMs: number },
): Promise<MadeLink> {
  const person = await lockStaff(work.tx, id)
  if (person) {
    const roles = person.roles.includes(role) ? person.roles : [...person.roles, role]
    await updateStaff(work.tx, id, { roles, active: true }, shop.clock())
    work.changed('staff', id, { roles: person.roles, active: person.active }, { roles, active: true })
  }
  return (await renewLink(shop, work, { id, lifeMs })).link
}
