import type { TotpInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { listPasskeys } from '../passkey-queries.ts'
import { lockStaff, setFactors } from '../staff-queries.ts'
import { factorChanged } from './factor-changed.ts'
import { confirmTotp } from './totp-offer.ts'

/** Takes the codes of an app from now on, in place of a former one's. Throws `bad_input` at `code`. */
export async function setTotp(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { input, caller }: { input: TotpInput; caller: Caller },
): Promise<void> {
  const person = await lockStaff(work.tx, staff.id)
  await setFactors(work.tx, staff.id, confirmTotp(shop, staff.id, input))
  await factorChanged(shop, work, staff, {
    caller,
    before: { totp: person?.totp_secret != null },
    after: { totp: true },
  })
}

/** Takes no app's codes any more. Throws `staff_rule` where it is the last way to sign in. */
export async function removeTotp(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { caller }: { caller: Caller },
): Promise<void> {
  await lockStaff(work.tx, staff.id)
  if ((await listPasskeys(work.tx, staff.id)).length === 0) throw new Failure('staff_rule', officeSignIn.lastFactor)
  await setFactors(work.tx, staff.id, { totp_secret: null, totp_last_step: null })
  await factorChanged(shop, work, staff, { caller, before: { totp: true }, after: { totp: false } })
}
