import type { Caller } from '../../platform/http/caller.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { endStaffSessions } from '../staff-session-queries.ts'
import { tellOfSignIn } from './staff-mail.ts'

/**
 * Records a change of a person's own factors: the command is about them, their other sessions end, and they and the owners are
 * notified.
 */
export async function factorChanged(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  staff: Staff,
  { caller, before, after }: { caller: Caller; before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  about({ kind: 'staff', id: staff.id, name: staff.name })
  changed('staff', staff.id, before, after)
  await endStaffSessions(tx, staff.id, staff.sessionId)
  await tellOfSignIn(tx, shop, { about: staff, news: 'factors', caller })
}
