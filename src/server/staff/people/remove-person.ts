import { staysOwned } from '../../../domain/staff/person-rules.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { tellOfSignIn } from '../sign-in/staff-mail.ts'
import { dropLink } from '../staff-link-queries.ts'
import { lockOwners, lockStaff, type StaffRow, updateStaff } from '../staff-queries.ts'
import { endStaffSessions } from '../staff-session-queries.ts'

/**
 * Removes a person: they are signed out everywhere by their next call, and their link is good no more. What they did stays in
 * the history. `byId` null: at the terminal. Throws `not_found`, and `staff_rule`: oneself, the last owner.
 */
export async function removePerson(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  { id, byId }: { id: string; byId: string | null },
): Promise<StaffRow> {
  const owners = await lockOwners(tx)
  const person = await lockStaff(tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  if (id === byId) throw new Failure('staff_rule', officePeople.notRemoveOneself)
  if (!staysOwned(owners, id, false)) throw new Failure('staff_rule', officePeople.lastOwner)
  about({ kind: 'staff', id, name: person.name })
  changed('staff', id, { active: person.active }, { active: false })
  await updateStaff(tx, id, { active: false }, shop.clock())
  await endStaffSessions(tx, id)
  await dropLink(tx, id)
  if (person.active && person.joined_at) await tellOfSignIn(tx, shop, { about: person, news: 'removed' })
  return person
}

/** Lets a person in again who was removed, by the factors that they had. Throws `not_found`. */
export async function restorePerson(shop: Shop, { tx, about, changed }: CommandWork, id: string): Promise<StaffRow> {
  const person = await lockStaff(tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  about({ kind: 'staff', id, name: person.name })
  changed('staff', id, { active: person.active }, { active: true })
  await updateStaff(tx, id, { active: true }, shop.clock())
  return person
}
