import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import {
  enrolBrowser,
  findBrowser,
  noteBrowserUse,
  rememberBrowser,
  renewBrowserToken,
} from '../staff-browser-queries.ts'
import { shareStaffSession } from '../staff-session-queries.ts'
import { browserCookieHeader } from './begin-session.ts'

/**
 * Makes this browser a counter computer: a PIN opens the work of the day on it. The present session is one of a shared
 * computer from now on. The browser gets another token: who had a copy of the former one has no counter computer. Gives the
 * cookies to set.
 */
export async function enrolCounter(
  shop: Shop,
  { tx, about, changed }: CommandWork,
  staff: Staff,
  { name, browserToken }: { name: string; browserToken: string | undefined },
): Promise<string[]> {
  const known = await findBrowser(tx, browserToken)
  const { id, token } = known
    ? { id: known.id, token: await renewBrowserToken(tx, shop, known.id) }
    : await rememberBrowser(tx, shop)
  const now = shop.clock()
  await enrolBrowser(tx, { id, name, staffId: staff.id, now })
  await noteBrowserUse(tx, id, staff.id, now)
  await shareStaffSession(tx, { sessionId: staff.sessionId, browserId: id, now })
  about({ kind: 'counter', id, name })
  changed('counter', id, { name: known?.counter_name ?? null }, { name })
  return [browserCookieHeader(token)]
}
