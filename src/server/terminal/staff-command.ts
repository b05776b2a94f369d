import { emailShape } from '../../shared/contract/text-shapes.ts'
import { officePeople } from '../../shared/copy/office/people.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { limits } from '../../shared/limits.ts'
import { type Role, roles } from '../../shared/office/permissions.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import { invitePerson } from '../staff/people/invite-person.ts'
import { readmitPerson } from '../staff/people/readmit-person.ts'
import { removePerson } from '../staff/people/remove-person.ts'
import { joinAddress, type MadeLink } from '../staff/sign-in/one-time-links.ts'
import { findStaffByEmail, listStaff, type StaffRow, staffEmail } from '../staff/staff-queries.ts'
import { layOut } from './lay-out.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const lifeMs = officeLimits.staffTerminalLinkMs

/** `staff add <role> <email>`, `staff list`, `staff off <email>`: who runs the shop. */
export async function staffCommand(shop: PayingShop, given: string[]): Promise<string> {
  const [what, ...words] = readOptions(given, {}, 3).words
  if (what === 'list' && words.length === 0) return list(shop)
  if (what === 'add' && words.length === 2) return add(shop, readRole(words[0]), readEmail(words[1]))
  if (what === 'off' && words.length === 1) return off(shop, readEmail(words[0]))
  throw new UsageFailure('Use staff add <role> <email>, staff list or staff off <email>.')
}

/** A new person, or one who is known already and needs a new sign-in: the terminal is the way back in. */
async function add(shop: PayingShop, role: Role, email: string): Promise<string> {
  const known = await findStaffByEmail(shop.db, email)
  const link = known
    ? await atTerminal(shop, 'staff.link', { email, role }, (work) =>
        readmitPerson(shop, work, { id: known.id, role, lifeMs }),
      )
    : await atTerminal(shop, 'staff.add', { email, role }, async (work) => {
        const person = { email, name: email.split('@')[0] ?? email, roles: [role], lifeMs }
        return (await invitePerson(shop, work, person)).link
      })
  return explainLink(shop, link, email, known !== undefined)
}

function explainLink({ config }: PayingShop, { token, expiresAt }: MadeLink, email: string, again: boolean): string {
  const minutes = lifeMs / 60_000
  return [
    joinAddress(config.officeUrl, token),
    `Open it in a browser within ${minutes} minutes (until ${formatMoment(expiresAt)}): it works once, for ${email}.`,
    ...(again ? ['This person exists: using the link replaces their password, passkeys and sessions.'] : []),
    ...otherPort(config.officeUrl),
  ].join('\n')
}

/** On one's own machine the address is by this terminal's settings: the open shop may have been given others. */
function otherPort(officeUrl: string): string[] {
  const { hostname, port } = new URL(officeUrl)
  if (!hostname.endsWith('localhost')) return []
  return [
    `The address has port ${port || '80'} from PORT (or OFFICE_URL) of this terminal. If the shop runs on another port, change it.`,
  ]
}

async function off(shop: PayingShop, email: string): Promise<string> {
  const person = await findStaffByEmail(shop.db, email)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  await atTerminal(shop, 'staff.off', { email }, (work) => removePerson(shop, work, { id: person.id, byId: null }))
  return `${person.name} (${email}) is removed and signed out everywhere.`
}

async function list({ db }: PayingShop): Promise<string> {
  const all = await listStaff(db)
  if (all.length === 0) return 'No staff yet. Add the first owner: npm run shop -- staff add owner <email>'
  return layOut(all.map((row) => [row.email, row.name, row.roles.join(', '), stateOf(row)]))
}

function stateOf({ active, joined_at, last_seen_at }: StaffRow): string {
  if (!active) return 'removed'
  if (!joined_at) return 'invited'
  return last_seen_at ? `last seen ${formatMoment(last_seen_at)}` : 'has a sign-in'
}

function readRole(word = ''): Role {
  const role = roles.find((each) => each === word)
  if (role) return role
  throw new UsageFailure(`${word} is no role: owner, manager, counter, packer, accountant or delivery.`)
}

function readEmail(word = ''): string {
  const email = staffEmail(word)
  if (emailShape.test(email) && email.length <= limits.emailMax) return email
  throw new UsageFailure(`${word} is no email address.`)
}
