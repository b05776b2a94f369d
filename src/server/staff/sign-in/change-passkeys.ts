import type { PasskeyInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { deletePasskey, listPasskeys } from '../passkey-queries.ts'
import { lockStaff } from '../staff-queries.ts'
import { factorChanged } from './factor-changed.ts'
import { keepNewPasskey } from './passkey-ceremonies.ts'

/** Adds a passkey to a person's own. Throws `bad_input`. */
export async function addPasskey(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { input, name, origin, caller }: { input: PasskeyInput; name: string; origin: string; caller: Caller },
): Promise<void> {
  await lockStaff(work.tx, staff.id)
  const before = await names(work, staff)
  if (before.length >= officeLimits.staffPasskeysMax) throw refused(officeSignIn.tooManyPasskeys)
  const made = await keepNewPasskey(work.tx, shop, { staffId: staff.id, purpose: 'add', origin, name, input })
  if (!made) throw refused(officeSignIn.wrongPasskey)
  if (made === 'known') throw refused(officeSignIn.passkeyKnown)
  await factorChanged(shop, work, staff, {
    caller,
    before: { passkeys: before },
    after: { passkeys: [...before, name] },
  })
}

/** Removes one. Throws `not_found`, and `staff_rule` where it is the last way to sign in. */
export async function removePasskey(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  const person = await lockStaff(work.tx, staff.id)
  const before = await names(work, staff)
  if ((await deletePasskey(work.tx, staff.id, id)) === undefined) {
    throw new Failure('not_found', officeSignIn.passkeyGone)
  }
  if (before.length === 1 && !person?.totp_secret) throw new Failure('staff_rule', officeSignIn.lastFactor)
  const after = await names(work, staff)
  await factorChanged(shop, work, staff, { caller, before: { passkeys: before }, after: { passkeys: after } })
}

async function names({ tx }: CommandWork, { id }: Staff): Promise<string[]> {
  return (await listPasskeys(tx, id)).map(({ name }) => name)
}

function refused(message: string): Failure {
  return new Failure('bad_input', message)
}
