import type { StepUpInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import { guessSteps } from '../../platform/passwords/guess-tallies.ts'
import { checkPassword } from '../../platform/passwords/hash-password.ts'
import { refuseFull, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { listPasskeys } from '../passkey-queries.ts'
import { findStaff, type StaffRow } from '../staff-queries.ts'
import { renewStaffSession } from '../staff-session-queries.ts'
import { type AtDoor, sessionCookie } from './begin-session.ts'
import { noteAtDoor } from './note-sign-in.ts'
import { askPasskeyOptions, takePasskey } from './passkey-ceremonies.ts'
import { takeSecondFactor } from './second-factor.ts'

/** By what a person can show anew who they are; the password where there is nothing stronger. */
export async function stepUpWays(shop: Shop, staff: Staff) {
  const [person, passkeys] = await Promise.all([findStaff(shop.db, staff.id), listPasskeys(shop.db, staff.id)])
  const [passkey, totp] = [passkeys.length > 0, person?.totp_secret != null]
  return { passkey, totp, password: !passkey && !totp && person?.password_hash != null }
}

/** Returns the challenge that a passkey of this person has to sign. */
export function stepUpOptions(shop: Shop, staff: Staff) {
  refusePin(staff)
  return askPasskeyOptions(shop, { purpose: 'step-up', staffId: staff.id })
}

/**
 * Shows a factor anew: the session goes on with a new token, whose cookie this gives, and for five minutes may do what is
 * dangerous. Throws `wrong_code`, `too_many_requests`, and `not_allowed` in a session that a PIN has opened.
 */
export async function stepUp(shop: Shop, staff: Staff, input: StepUpInput, door: AtDoor): Promise<string> {
  refusePin(staff)
  const tallies = [tally('guessSignedIn', `staff-${staff.id}`)]
  const steps = guessSteps(shop, tallies)
  await refuseFull(shop, tallies)
  if (input.password === undefined) await steps.before()
  const token = await isShown(shop, staff, input, door, steps.before)
  if (token === undefined) {
    noteAtDoor(door.caller, 'staff_step_up_refused', { staffId: staff.id, by: wayOf(input) })
    throw new Failure('wrong_code', officeSignIn.wrongFactor)
  }
  await steps.right()
  noteAtDoor(door.caller, 'staff_stepped_up', { staffId: staff.id, by: wayOf(input) })
  return sessionCookie(token, staff.shared)
}

async function isShown(
  shop: Shop,
  staff: Staff,
  input: StepUpInput,
  door: AtDoor,
  before: () => Promise<void>,
): Promise<string | undefined> {
  const person = await findStaff(shop.db, staff.id)
  if (!person) return undefined
  if (input.password !== undefined) {
    const ways = await stepUpWays(shop, staff)
    const steps = { before, right: async () => {} }
    const right = await checkPassword(person.password_hash, input.password, staff.id, steps)
    return right && ways.password ? renewStaffSession(shop.db, shop, staff.sessionId) : undefined
  }
  return transact(shop, async ({ tx }) => {
    const shown = await takeShown(tx, shop, person, input, door)
    return shown ? renewStaffSession(tx, shop, staff.sessionId) : undefined
  })
}

async function takeShown(
  tx: Parameters<typeof takePasskey>[0],
  shop: Shop,
  person: StaffRow,
  { code, challengeId, passkey }: StepUpInput,
  { browser }: AtDoor,
): Promise<boolean> {
  if (code !== undefined) return (await takeSecondFactor(tx, shop, person, code)) !== undefined
  if (challengeId === undefined || passkey === undefined) return false
  const ask = {
    purpose: 'step-up' as const,
    staffId: person.id,
    origin: browser.origin,
    input: { challengeId, passkey },
  }
  return (await takePasskey(tx, shop, ask)) !== undefined
}

function wayOf({ code, password }: StepUpInput): string {
  if (code !== undefined) return 'code'
  return password === undefined ? 'passkey' : 'password'
}

function refusePin({ factor }: Staff): void {
  if (factor === 'pin') throw new Failure('not_allowed', officeSignIn.pinCannotStepUp)
}
