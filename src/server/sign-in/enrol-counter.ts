import type { CommandWork } from '../commands/run-command-work.ts'
import type { Shop } from '../platform/shop.ts'
import type { Staff } from '../staff/authenticate-staff.ts'
import { enrolBrowser, findBrowser, noteBrowserUse, rememberBrowser } from '../staff/staff-browser-queries.ts'
import { shareStaffSession } from '../staff/staff-session-queries.ts'
import { browserCookieHeader } from './begin-session.ts'

/**
 * Makes this browser a counter computer: a PIN opens the work of the day on it. The present session is one of a shared
 * computer from now on. Gives the cookies to set.
 */
export async function enrolCounter(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  staff: Staff,
  { name, browserToken }: { name: string; browserToken: string | undefined },
): Promise<string[]> {
  const known = await findBrowser(tx, browserToken)
  const made = known ? undefined : await rememberBrowser(tx, shop)
  const id = known?.id ?? made?.id ?? ''
  const now = shop.clock()
  await enrolBrowser(tx, { id, name, staffId: staff.id, now })
  await noteBrowserUse(tx, id, staff.id, now)
  await shareStaffSession(tx, { sessionId: staff.sessionId, browserId: id, now })
  about({ kind: 'counter', id, name })
  changed('counter', id, { name: known?.counter_name ?? null }, { name })
  return made ? [browserCookieHeader(made.token)] : []
}
