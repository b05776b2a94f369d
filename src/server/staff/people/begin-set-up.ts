import type { SetUpInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { asSystem } from '../commands/at-terminal.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { type MadeLink, makeLink } from '../sign-in/one-time-links.ts'
import { isSetUpToken } from '../sign-in/set-up-link.ts'
import { dropLink, findSetUpPerson, markSetUpLink } from '../staff-link-queries.ts'
import { findStaffByEmail, hasHadOwner, lockFirstOwner, staffEmail, updateStaff } from '../staff-queries.ts'
import { invitePerson } from './invite-person.ts'
import { readmitPerson } from './readmit-person.ts'

const lifeMs = officeLimits.staffTerminalLinkMs

/**
 * Writes down who sets the shop up, as its owner to be, and gives the one-time link by which they choose how to sign in. One such
 * link holds at a time: asked again, also with another address, it takes the former one's place. Throws `not_found` for a wrong
 * token, and for everybody once the shop has had an owner.
 */
export async function beginSetUp(
  shop: Shop,
  { token, email: written }: SetUpInput,
): Promise<{ token: string; name: string; email: string }> {
  if (!isSetUpToken(shop.config, token)) throw setUpOver()
  const email = staffEmail(written)
  const name = email.split('@')[0] ?? email
  return asSystem(shop, 'staff.add', async (work) => {
    await lockFirstOwner(work.tx)
    if (await hasHadOwner(work.tx)) throw setUpOver()
    const link = await linkOfOwnerToBe(shop, work, { name, email })
    await markSetUpLink(work.tx, link.id)
    return { token: link.token, name, email }
  })
}

type SetUpPerson = NonNullable<Awaited<ReturnType<typeof findSetUpPerson>>>

/** The person whom the set-up link wrote down before has another address now; somebody who is known already becomes an owner. */
async function linkOfOwnerToBe(
  shop: Shop,
  work: CommandWork,
  { name, email }: { name: string; email: string },
): Promise<MadeLink> {
  const [before, known] = [await findSetUpPerson(work.tx), await findStaffByEmail(work.tx, email)]
  const isOnlyOwner = before?.roles.every((role) => role === 'owner')
  if (before && before.id !== known?.id && (known || !isOnlyOwner)) await takeBack(shop, work, before)
  if (known) return readmitPerson(shop, work, { id: known.id, role: 'owner', lifeMs })
  if (!before || !isOnlyOwner) return (await invitePerson(shop, work, { email, name, roles: ['owner'], lifeMs })).link
  await updateStaff(work.tx, before.id, { name, email }, shop.clock())
  work.about({ kind: 'staff', id: before.id, name })
  work.changed('staff', before.id, { name: before.name, email: before.email }, { name, email })
  return makeLink(work.tx, shop, { staffId: before.id, lifeMs })
}

/** Takes the link back from somebody who is not to be the owner: other roles stay theirs, and who has none is removed. */
async function takeBack(shop: Shop, { tx, changed }: CommandWork, { id, roles }: SetUpPerson): Promise<void> {
  await dropLink(tx, id)
  const others = roles.filter((role) => role !== 'owner')
  const [before, after] = others.length > 0 ? [{ roles }, { roles: others }] : [{ active: true }, { active: false }]
  changed('staff', id, before, after)
  await updateStaff(tx, id, after, shop.clock())
}

function setUpOver(): Failure {
  return new Failure('not_found', officeSignIn.setUpOver)
}
