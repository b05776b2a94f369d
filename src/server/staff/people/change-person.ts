import { mayChangeAccess, staysOwned } from '../../../domain/staff/person-rules.ts'
import type { Person, PersonEdit } from '../../../shared/contract/office/people.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../commands/merge-edit.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { lockOwners, lockStaff, type StaffRow, updateStaff } from '../staff-queries.ts'
import { accessOf, fieldsOfPerson, type PersonFields } from './person-fields.ts'
import { showOne } from './show-people.ts'

/**
 * Changes a person's name, roles and limits: they hold from the person's next call on. What somebody else has changed meanwhile
 * stays. Throws `not_found`, `edit_conflict` where both changed the same field, and what writePerson throws.
 */
export async function changePerson(
  shop: Shop,
  work: CommandWork,
  { id: byId }: { id: string },
  { id, edit }: { id: string; edit: PersonEdit },
): Promise<Person> {
  const owners = await lockOwners(work.tx)
  const person = await lockStaff(work.tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  const fields = fieldsOfPerson(person)
  const writes = await mergeEdit(work, { entity: 'staff', id, version: person.version, fields }, edit as Edit)
  await writePerson(shop, work, { byId, owners, person }, { ...fields, ...writes } as PersonFields)
  work.about({ kind: 'staff', id, name: person.name })
  return showOne(work.tx, id, shop.clock())
}

type Edit = Parameters<typeof mergeEdit>[2]
type Owners = Awaited<ReturnType<typeof lockOwners>>

/** Writes a locked person's name, roles and limits. Throws `staff_rule`: one's own roles and limits, the last owner. */
export async function writePerson(
  shop: Pick<Shop, 'clock'>,
  { tx, changed }: CommandWork,
  { byId, owners, person }: { byId: string | null; owners: Owners; person: StaffRow },
  fields: PersonFields,
): Promise<void> {
  const { name, ...access } = fields
  const { roles, limits } = accessOf(access)
  if (byId !== null && !mayChangeAccess(byId, person, { roles, limits })) {
    throw new Failure('staff_rule', officePeople.notOneself)
  }
  if (!staysOwned(owners, person.id, roles.includes('owner'))) throw new Failure('staff_rule', officePeople.lastOwner)
  changed('staff', person.id, fieldsOfPerson(person), { ...fields })
  await updateStaff(tx, person.id, { name, roles, limits: JSON.stringify(limits) }, shop.clock())
}
