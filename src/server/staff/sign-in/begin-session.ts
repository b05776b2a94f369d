import type { Kysely } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { browserCookie, officeCookieHeader } from '../http/office-cookies.ts'
import { findBrowser, isKnownBrowserOf, noteBrowserUse, rememberBrowser } from '../staff-browser-queries.ts'
import { forgivePinTries, type StaffRow } from '../staff-queries.ts'
import { endStaffSession, openStaffSession } from '../staff-session-queries.ts'
import { tellOfSignIn } from './staff-mail.ts'

/** A caller of the sign-in: network, browser, and the person who is signed in there by now. */
export interface AtDoor {
  caller: Caller
  browser: { origin: string; token: string | undefined }
  staff: Staff | undefined
}

const dayMs = 86_400_000

/**
 * Signs a person in who has shown who they are by a full factor: gives the cookies to set. Whoever was signed in in this browser is not
 * any more. A browser that the person has not used before is told of by mail (`quietly`: not).
 */
export async function beginFullSession(
  tx: Kysely<Database>,
  shop: Shop,
  person: Pick<StaffRow, 'id' | 'name' | 'email'>,
  { caller, browser: { token }, staff }: AtDoor,
  { quietly = false } = {},
): Promise<string[]> {
  const known = await findBrowser(tx, token)
  const made = known ? undefined : await rememberBrowser(tx, shop)
  const browser = known ?? made
  if (!browser) throw new Error('a browser is known or remembered')
  const isNew = !(await isKnownBrowserOf(tx, browser.id, person.id))
  await noteBrowserUse(tx, browser.id, person.id, shop.clock())
  if (isNew && !quietly) await tellOfSignIn(tx, shop, { about: person, news: 'new_device', caller })
  await forgivePinTries(tx, person.id)
  if (staff) await endStaffSession(tx, staff.sessionId)
  const shared = browser.counter_name !== null
  const start = { staffId: person.id, factor: 'full' as const, shared, browserId: browser.id }
  const session = await openStaffSession(tx, shop, start, caller)
  return [sessionCookie(session, shared), ...(made ? [browserCookieHeader(made.token)] : [])]
}

/** The session's cookie: on a shared computer it goes with the browser's window. */
export function sessionCookie(token: string, shared: boolean): string {
  return officeCookieHeader(token, { lifeMs: shared ? undefined : officeLimits.staffSessionMs })
}

/** The cookie that a browser is known by. */
export function browserCookieHeader(token: string): string {
  return officeCookieHeader(token, { name: browserCookie, lifeMs: officeLimits.staffBrowserDays * dayMs })
}
