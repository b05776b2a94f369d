import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Role } from '../../../shared/office/permissions.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { type MadeLink, makeLink } from '../sign-in/one-time-links.ts'
import { insertStaff, staffEmail } from '../staff-queries.ts'

/** Writes a new person down and makes their one-time link. Throws `account_exists` at `email`. */
export async function invitePerson(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  { email: written, name, roles, lifeMs }: { email: string; name: string; roles: readonly Role[]; lifeMs: number },
): Promise<{ id: string; email: string; link: MadeLink }> {
  const [id, email] = [shop.newId(), staffEmail(written)]
  if (!(await insertStaff(tx, { id, name, email, roles, now: shop.clock() }))) {
    throw new Failure('account_exists', officePeople.emailTaken, { errors: { email: officePeople.emailTaken } })
  }
  about({ kind: 'staff', id, name })
  changed('staff', id, null, { name, email, roles })
  return { id, email, link: await makeLink(tx, shop, { staffId: id, lifeMs }) }
}
