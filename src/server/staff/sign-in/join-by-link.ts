import { describeBrowser } from '../../../domain/shoppers/accounts/describe-browser.ts'
import type { JoinInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limitsOf } from '../../../shared/office/permissions.ts'
import { transact } from '../../platform/db/transact.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import { uuidFrom } from '../../platform/randomness.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import { callerNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { type CommandWork, runCommandWork } from '../commands/run-command-work.ts'
import { deletePasskeys } from '../passkey-queries.ts'
import { forgetBrowsersOf } from '../staff-browser-queries.ts'
import { findLink, takeLink } from '../staff-link-queries.ts'
import { findStaff, hasHadOwner, hasOwner, lockFirstOwner, type StaffRow, updateStaff } from '../staff-queries.ts'
import { endStaffSessions } from '../staff-session-queries.ts'
import { type AtDoor, beginFullSession } from './begin-session.ts'
import { noteAtDoor } from './note-sign-in.ts'
import { keepNewPasskey } from './passkey-ceremonies.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { tellOfSignIn } from './staff-mail.ts'
import { type ConfirmedTotp, confirmTotp } from './totp-offer.ts'

/** Whom a one-time link is for. Throws `not_found` where it has run out, was used, or was taken back. */
export async function invitedBy(
  shop: Shop,
  token: string,
): Promise<{ person: StaffRow; expiresAt: Date; isSetUp: boolean }> {
  const link = await findLink(shop.db, hashToken(token), shop.clock())
  const person = link && (await findStaff(shop.db, link.staff_id))
  if (!link || !person?.active) throw linkGone()
  return { person, expiresAt: link.expires_at, isSetUp: link.is_set_up }
}

/**
 * Uses up a one-time link: the person chooses a password and a second factor, and is signed in. What they signed in by
 * before is good no more. Gives the cookies and ten recovery codes. Throws `not_found` (the link), `bad_input` (what was
 * chosen) and, while the shop has no owner, `not_allowed` to everybody else.
 */
export async function joinByLink(
  shop: Shop,
  input: JoinInput,
  door: AtDoor,
): Promise<{ cookies: string[]; recoveryCodes: string[] }> {
  const { person, isSetUp } = await invitedBy(shop, input.token)
  if (!input.totp && !input.passkey) throw new Failure('bad_input', officeSignIn.secondFactorNeeded)
  if (!person.roles.includes('owner') && !(await hasOwner(shop.db))) {
    throw new Failure('not_allowed', officeSignIn.noOwnerYet)
  }
  refuseGuessable(shop, input.password, { username: input.name, email: person.email })
  const totp = input.totp && confirmTotp(shop, person.id, input.totp)
  const password_hash = await hashPassword(input.password, person.id)
  const joined = await transact(shop, (unit) =>
    runCommandWork(shop, unit, joinHead(shop, person, input, door), async (work) => {
      if (isSetUp) await keepFirstOwner(work.tx)
      const link = await takeLink(work.tx, hashToken(input.token), shop.clock())
      if (link?.staff_id !== person.id) throw linkGone()
      await chooseAnew(work, shop, person, { name: input.name, password_hash, totp })
      if (input.passkey) await addFirstPasskey(work, shop, person, input.passkey, door)
      const recoveryCodes = await makeRecoveryCodes(work.tx, shop, person.id)
      const cookies = await beginFullSession(work.tx, shop, { ...person, name: input.name }, door, { quietly: true })
      await tellOfSignIn(work.tx, shop, { about: person, news: 'joined', caller: door.caller })
      return { cookies, recoveryCodes }
    }),
  )
  noteAtDoor(door.caller, 'staff_joined', { staffId: person.id, by: input.passkey ? 'passkey' : 'password' })
  return joined
}

/** The first owner comes alone: of others whom the set-up link let in at the same time the link is good no more. */
async function keepFirstOwner(tx: CommandWork['tx']): Promise<void> {
  await lockFirstOwner(tx)
  if (await hasHadOwner(tx)) throw linkGone()
}

async function chooseAnew(
  { tx, about, changed }: CommandWork,
  shop: Shop,
  person: StaffRow,
  { name, password_hash, totp }: { name: string; password_hash: string; totp: ConfirmedTotp | undefined },
): Promise<void> {
  const now = shop.clock()
  about({ kind: 'staff', id: person.id, name })
  changed('staff', person.id, { name: person.name }, { name })
  await endStaffSessions(tx, person.id)
  await deletePasskeys(tx, person.id)
  await forgetBrowsersOf(tx, person.id)
  const none = { totp_secret: null, totp_last_step: null }
  const factors = { password_hash, pin_hash: null, pin_tries: 0, ...none, ...totp }
  await updateStaff(tx, person.id, { name, joined_at: now, ...factors }, now)
}

async function addFirstPasskey(
  { tx }: CommandWork,
  shop: Shop,
  { id }: StaffRow,
  input: NonNullable<JoinInput['passkey']>,
  { browser, caller }: AtDoor,
): Promise<void> {
  const name = describeBrowser(caller.userAgent)
  const made = await keepNewPasskey(tx, shop, { staffId: id, purpose: 'join', origin: browser.origin, name, input })
  if (made !== 'kept') throw new Failure('bad_input', officeSignIn.wrongPasskey)
}

function joinHead(shop: Shop, person: StaffRow, { name, totp, passkey }: JoinInput, { caller }: AtDoor) {
  return {
    id: uuidFrom(shop.newToken()),
    name: 'staff.join' as const,
    actor: 'staff' as const,
    staffId: person.id,
    byName: name,
    limits: limitsOf(person.roles, person.limits),
    sessionId: null,
    network: callerNetwork(caller.ip),
    requestId: null,
    reason: null,
    input: { name, totp: totp !== undefined, passkey: passkey !== undefined },
    // the link, once, and the factors that they have just chosen
    hasShownFactor: true,
  }
}

function linkGone(): Failure {
  return new Failure('not_found', officeSignIn.linkGone)
}
