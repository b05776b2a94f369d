import type { PasswordSignIn } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import { guessSteps, guessTallies } from '../../platform/passwords/guess-tallies.ts'
import { checkPassword, hashPassword, isOutdated } from '../../platform/passwords/hash-password.ts'
import { fingerprint, refuseFull } from '../../platform/rate-limits/rate-limit.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { countRecoveryCodes } from '../recovery-code-queries.ts'
import { findBrowser, isKnownBrowserOf } from '../staff-browser-queries.ts'
import { findStaffByEmail, type StaffRow, setFactors, staffEmail } from '../staff-queries.ts'
import { type AtDoor, beginFullSession } from './begin-session.ts'
import { noteAtDoor } from './note-sign-in.ts'
import { takeSecondFactor } from './second-factor.ts'
import { tellOfSignIn } from './staff-mail.ts'

/** Somebody is in: the cookies to set, and what to tell. */
export interface LetIn {
  cookies: string[]
  name: string
  recoveryCodesLeft: number | null
}

/**
 * Signs somebody in by password and second factor, asked for together: nobody learns which of them was wrong, or whether
 * there is such a person. Throws `wrong_credentials`, one sentence for everything, and `too_many_requests`.
 */
export async function signInByPassword(shop: Shop, input: PasswordSignIn, door: AtDoor): Promise<LetIn> {
  const email = staffEmail(input.email)
  const person = await findStaffByEmail(shop.db, email)
  const account = `staff-${person?.id ?? fingerprint(email)}`
  const device = await knownBrowser(shop, person, door)
  const tallies = guessTallies(shop, { account, ip: door.caller.ip, device })
  // strangers share their network's part of the line
  const share = device ? account : (limitedNetwork(shop, door.caller.ip)[0] ?? account)
  const steps = guessSteps(shop, tallies)
  const isRight = await guarded(shop, person, door, async () => {
    await refuseFull(shop, tallies)
    // the try is taken back when all is right, not when the password alone is
    return checkPassword(person?.password_hash, input.password, share, { before: steps.before, right: async () => {} })
  })
  const letIn = isRight && person?.active ? await takeCode(shop, person, input.code, door) : undefined
  if (!person || !letIn) {
    noteAtDoor(door.caller, 'staff_refused', { staffId: person?.id, by: 'password' })
    throw new Failure('wrong_credentials', officeSignIn.wrong)
  }
  await steps.right()
  await renewHash(shop, person, input.password)
  noteAtDoor(door.caller, 'staff_signed_in', { staffId: person.id, by: 'password' })
  return letIn
}

/** The second factor and the session in one: without the session no code is used up. */
async function takeCode(shop: Shop, person: StaffRow, code: string, door: AtDoor): Promise<LetIn | undefined> {
  return transact(shop, async ({ tx }) => {
    const shown = await takeSecondFactor(tx, shop, person, code)
    if (!shown) return undefined
    const cookies = await beginFullSession(tx, shop, person, door)
    if (shown === 'totp') return { cookies, name: person.name, recoveryCodesLeft: null }
    await tellOfSignIn(tx, shop, { about: person, news: 'recovery_code', caller: door.caller })
    return { cookies, name: person.name, recoveryCodesLeft: await countRecoveryCodes(tx, person.id) }
  })
}

/** A browser in which the person has signed in before has a count of its own: strangers' guesses do not keep it out. */
async function knownBrowser(
  shop: Shop,
  person: StaffRow | undefined,
  { browser }: AtDoor,
): Promise<string | undefined> {
  const known = person && (await findBrowser(shop.db, browser.token))
  return known && (await isKnownBrowserOf(shop.db, known.id, person.id)) ? known.id : undefined
}

const hourMs = 3_600_000

/** Runs `work`; where too many guesses were wrong, the person and the owners are notified, once an hour. */
async function guarded<T>(
  shop: Shop,
  person: StaffRow | undefined,
  { caller }: AtDoor,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'too_many_requests') throw error
    noteAtDoor(caller, 'staff_limited', { staffId: person?.id, by: 'password' })
    const once = String(Math.floor(shop.clock().getTime() / hourMs))
    if (person?.active) await tellOfSignIn(shop.db, shop, { about: person, news: 'failures', caller, once })
    throw error
  }
}

async function renewHash(shop: Shop, { id, password_hash }: StaffRow, password: string): Promise<void> {
  if (password_hash === null || !isOutdated(password_hash)) return
  await setFactors(shop.db, id, { password_hash: await hashPassword(password, id) })
}
