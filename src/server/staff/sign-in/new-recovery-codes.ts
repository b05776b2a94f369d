import type { Caller } from '../../platform/http/caller.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { factorChanged } from './factor-changed.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Ten new recovery codes, shown once; the former ones are good for nothing. */
export async function newRecoveryCodes(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { caller }: { caller: Caller },
): Promise<string[]> {
  const codes = await makeRecoveryCodes(work.tx, shop, staff.id)
  await factorChanged(shop, work, staff, { caller, before: {}, after: {} })
  return codes
}
