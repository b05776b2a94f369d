import { isGuessablePin } from '../../../domain/staff/guessable-pin.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { lockStaff, setFactors } from '../staff-queries.ts'
import { factorChanged } from './factor-changed.ts'

/** A person chooses the PIN that opens the counter computers. Throws `bad_input` at `pin`. */
export async function setPin(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { pin, caller }: { pin: string; caller: Caller },
): Promise<void> {
  if (isGuessablePin(pin)) {
    throw new Failure('bad_input', officeSignIn.pinGuessable, { errors: { pin: officeSignIn.pinGuessable } })
  }
  const person = await lockStaff(work.tx, staff.id)
  await setFactors(work.tx, staff.id, { pin_hash: await hashPassword(pin, staff.id), pin_tries: 0 })
  await factorChanged(shop, work, staff, { caller, before: { pin: person?.pin_hash != null }, after: { pin: true } })
}

/** A person has no PIN any more. */
export async function removePin(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { caller }: { caller: Caller },
): Promise<void> {
  const person = await lockStaff(work.tx, staff.id)
  await setFactors(work.tx, staff.id, { pin_hash: null, pin_tries: 0 })
  await factorChanged(shop, work, staff, { caller, before: { pin: person?.pin_hash != null }, after: { pin: false } })
}
