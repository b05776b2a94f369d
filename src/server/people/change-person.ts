import { mayChangeAccess, staysOwned } from '../../domain/staff/person-rules.ts'
import type { ChangePersonInput, Person } from '../../shared/contract/office/people.ts'
import { officePeople } from '../../shared/copy/office/people.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'
import type { StaffLimits } from '../../shared/office/permissions.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { Shop } from '../platform/shop.ts'
import type { Staff } from '../staff/authenticate-staff.ts'
import { lockOwners, lockStaff, type StaffRow, updateStaff } from '../staff/staff-queries.ts'
import { showOne } from './show-people.ts'

/**
 * Changes a person's name, roles and limits: they hold from the person's next call on. Throws `not_found`, `edit_conflict`
 * where somebody changed them meanwhile, and `staff_rule`: one's own roles and limits, the last owner.
 */
export async function changePerson(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  by: Staff,
  { id, version, name, roles, limits: asked }: ChangePersonInput & { id: string },
): Promise<Person> {
  const owners = await lockOwners(tx)
  const person = await lockStaff(tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  if (person.version !== version) throw new Failure('edit_conflict', officePeople.changedMeanwhile)
  const limits = inPaise(asked)
  if (!mayChangeAccess(by.id, person, { roles, limits })) throw new Failure('staff_rule', officePeople.notOneself)
  if (!staysOwned(owners, id, roles.includes('owner'))) throw new Failure('staff_rule', officePeople.lastOwner)
  about({ kind: 'staff', id, name })
  changed('staff', id, fieldsOf(person), { name, roles, limits })
  await updateStaff(tx, id, { name, roles, limits: JSON.stringify(limits) }, shop.clock())
  return showOne(tx, id, shop.clock())
}

function fieldsOf({ name, roles, limits }: StaffRow) {
  return { name, roles, limits }
}

/** What was left out is not there: the roles decide. */
function inPaise({ refund, discount, pieces }: ChangePersonInput['limits']): Partial<StaffLimits> {
  return {
    ...(refund !== undefined && { refund: refund === null ? null : paiseFromRupees(refund) }),
    ...(discount !== undefined && { discount }),
    ...(pieces !== undefined && { pieces }),
  }
}
