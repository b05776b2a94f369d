import type { OwnSignIn } from '../../../shared/contract/office/own-sign-in.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { listPasskeys } from '../passkey-queries.ts'
import { countRecoveryCodes } from '../recovery-code-queries.ts'
import { findBrowser } from '../staff-browser-queries.ts'
import { findStaff, type StaffRow } from '../staff-queries.ts'
import { listStaffSessions } from '../staff-session-queries.ts'
import { presentStaffSession } from './present-staff-session.ts'

/** Returns a person's ways to sign in, and their sessions. No secret is among it. */
export async function showOwnSignIn(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  staff: Staff,
  browserToken: string | undefined,
): Promise<OwnSignIn> {
  const [person, passkeys, recoveryCodesLeft, sessions, browser] = await Promise.all([
    findStaff(db, staff.id),
    listPasskeys(db, staff.id),
    countRecoveryCodes(db, staff.id),
    listStaffSessions(db, staff.id, clock()),
    findBrowser(db, browserToken),
  ])
  return {
    password: person?.password_hash != null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      _id: id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    totp: person?.totp_secret != null,
    recoveryCodesLeft,
    pin: pinState(person),
    sessions: sessions.map((session) => presentStaffSession(session, staff.sessionId)),
    counter: browser?.counter_name ?? null,
  }
}

function pinState(person: StaffRow | undefined): OwnSignIn['pin'] {
  if (!person?.pin_hash) return 'none'
  return person.pin_tries >= officeLimits.staffPinTries ? 'locked' : 'set'
}
