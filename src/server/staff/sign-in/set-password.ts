import type { Caller } from '../../platform/http/caller.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { setFactors } from '../staff-queries.ts'
import { factorChanged } from './factor-changed.ts'
import { refuseGuessable } from './refuse-guessable.ts'

/** A person chooses a new password. A factor has just been shown: the old one is not asked for. Throws `bad_input`. */
export async function setPassword(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { password, caller }: { password: string; caller: Caller },
): Promise<void> {
  refuseGuessable(shop, password, { username: staff.name, email: staff.email })
  await setFactors(work.tx, staff.id, { password_hash: await hashPassword(password, staff.id) })
  await factorChanged(shop, work, staff, { caller, before: {}, after: {} })
}
