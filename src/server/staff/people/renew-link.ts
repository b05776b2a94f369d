import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { type MadeLink, makeLink } from '../sign-in/one-time-links.ts'
import { tellOfSignIn } from '../sign-in/staff-mail.ts'
import { lockStaff } from '../staff-queries.ts'

/**
 * A new one-time link for a person: who did not come in time, or has lost their factors. Nothing ends before it is used; the
 * owners hear of it at once. Throws `not_found`, and `staff_rule` of somebody who was removed.
 */
export async function renewLink(
  shop: Shop,
  { tx, about }: CommandWork,
  { id, lifeMs }: { id: string; lifeMs: number },
): Promise<{ email: string; link: MadeLink }> {
  const person = await lockStaff(tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  if (!person.active) throw new Failure('staff_rule', officePeople.wasRemoved)
  about({ kind: 'staff', id, name: person.name })
  if (person.joined_at) await tellOfSignIn(tx, shop, { about: person, news: 'link' })
  return { email: person.email, link: await makeLink(tx, shop, { staffId: id, lifeMs }) }
}
