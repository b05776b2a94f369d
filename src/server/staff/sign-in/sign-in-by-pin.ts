import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { transact } from '../../platform/db/transact.ts'
import { checkPassword } from '../../platform/passwords/hash-password.ts'
import type { Shop } from '../../platform/shop.ts'
import { findBrowser, type StaffBrowser } from '../staff-browser-queries.ts'
import { findStaff, forgivePinTries, type StaffRow, takePinTry } from '../staff-queries.ts'
import { endStaffSession, openStaffSession } from '../staff-session-queries.ts'
import { type AtDoor, sessionCookie } from './begin-session.ts'
import { noteAtDoor } from './note-sign-in.ts'
import type { LetIn } from './sign-in-by-password.ts'
import { tellOfSignIn } from './staff-mail.ts'

/**
 * Signs somebody in by PIN, where the browser is an enrolled counter computer: the two are the two factors, and open little
 * (openedByPin). Five wrong ones lock it until a full sign-in. Throws `not_allowed` on any other browser, and
 * `wrong_credentials`, the same for an unknown person, a wrong PIN and a locked one.
 */
export async function signInByPin(
  shop: Shop,
  { staffId, pin }: { staffId: string; pin: string },
  door: AtDoor,
): Promise<LetIn> {
  const browser = await findBrowser(shop.db, door.browser.token)
  if (!browser?.counter_name) {
    noteAtDoor(door.caller, 'staff_refused', { staffId, by: 'pin elsewhere' })
    throw new Failure('not_allowed', officeSignIn.notEnrolled)
  }
  const taken = await takePinTry(shop.db, staffId, officeLimits.staffPinTries)
  const right = taken !== undefined && (await checkPassword(taken.hash, pin, browser.id))
  const person = await findStaff(shop.db, staffId)
  if (!person || !right) {
    noteAtDoor(door.caller, 'staff_refused', { staffId: person?.id, by: 'pin' })
    if (person && taken?.tries === officeLimits.staffPinTries) {
      await tellOfSignIn(shop.db, shop, { about: person, news: 'pin_locked', caller: door.caller })
    }
    throw new Failure('wrong_credentials', officeSignIn.wrongPin)
  }
  const cookies = await beginPinSession(shop, person, browser, door)
  noteAtDoor(door.caller, 'staff_signed_in', { staffId, by: 'pin' })
  return { cookies, name: person.name, recoveryCodesLeft: null }
}

function beginPinSession(shop: Shop, person: StaffRow, browser: StaffBrowser, door: AtDoor): Promise<string[]> {
  return transact(shop, async ({ tx }) => {
    await forgivePinTries(tx, person.id)
    if (door.staff) await endStaffSession(tx, door.staff.sessionId)
    const start = { staffId: person.id, factor: 'pin' as const, shared: true, browserId: browser.id }
    return [sessionCookie(await openStaffSession(tx, shop, start, door.caller), true)]
  })
}
