import type { Kysely } from 'kysely'
import { describeBrowser } from '../../domain/shoppers/accounts/describe-browser.ts'
import type { Role, StaffLimits } from '../../shared/office/permissions.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Caller } from '../platform/http/caller.ts'
import { hashToken } from '../platform/sessions/authenticate.ts'
import { coarseNetwork } from '../platform/sessions/caller-network.ts'
import type { Shop } from '../platform/shop.ts'

type Db = Kysely<Database>

/** A living session with its person. */
export interface StaffSessionRow {
  session_id: string
  factor: 'full' | 'pin'
  shared: boolean
  stepped_up_at: Date | null
  last_used_at: Date
  staff_id: string
  name: string
  email: string
  roles: Role[]
  limits: Partial<StaffLimits>
  version: number
}

/** The session of a token and its person, unless either has ended by `now`. How long it rested is not asked here. */
export async function findStaffSession(
  { db }: Pick<Shop, 'db'>,
  token: string,
  now: Date,
): Promise<StaffSessionRow | undefined> {
  const [found] = await ask<StaffSessionRow>(db, {
    name: 'staff-session',
    quick: true,
    text: `SELECT s.id AS session_id, s.factor, s.shared, s.stepped_up_at, s.last_used_at,
        p.id AS staff_id, p.name, p.email, p.roles, p.limits, p.version
      FROM staff_sessions s JOIN staff p ON p.id = s.staff_id
      WHERE s.token_hash = $1 AND s.expires_at > $2 AND p.active`,
    values: [hashToken(token), now],
  })
  return found
}

/** The start of a session in the back office. */
export interface StaffSessionStart {
  staffId: string
  factor: 'full' | 'pin'
  /** On a computer that several people use. */
  shared: boolean
  /** The browser that it is opened in. */
  browserId?: string
}

/** Begins a session and returns its token, which is kept nowhere: only its hash is. */
export async function openStaffSession(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'newId' | 'clock'>,
  { staffId, factor, shared, browserId }: StaffSessionStart,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
): Promise<string> {
  const token = shop.newToken()
  const now = shop.clock()
  const lifeMs = shared ? officeLimits.staffSharedSessionMs : officeLimits.staffSessionMs
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      id: shop.newId(),
      staff_id: staffId,
      factor,
      shared,
      stepped_up_at: factor === 'full' ? now : null,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
      device: describeBrowser(userAgent),
      network: coarseNetwork(ip),
      browser_id: browserId ?? null,
    })
    .execute()
  await dropOldest(db, staffId, now)
  await noteSeen(db, staffId, now)
  return token
}

/**
 * Deletes sessions that have ended, and of too many those that were unused longest. Rows that somebody else deletes just then are
 * left to them: two who wait for each other's rows would both fail.
 */
async function dropOldest(db: Db, staffId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('staff_sessions')
        .select('token_hash')
        .where('staff_id', '=', staffId)
        .where('expires_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await db
    .deleteFrom('staff_sessions')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('staff_sessions')
        .select('token_hash')
        .where('staff_id', '=', staffId)
        .orderBy('last_used_at', 'desc')
        .offset(officeLimits.staffSessionsMax)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Notes that a session is in use, and its person at work. */
export async function touchStaffSession(db: Db, sessionId: string, now: Date): Promise<void> {
  const session = await db
    .updateTable('staff_sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .returning('staff_id')
    .executeTakeFirst()
  if (session) await noteSeen(db, session.staff_id, now)
}

async function noteSeen(db: Db, staffId: string, now: Date): Promise<void> {
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute()
}

/** Ends one session by the id that is shown of it. */
export async function endStaffSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
}

/** Somewhere that a person is signed in. */
export interface ListedStaffSession {
  id: string
  factor: 'full' | 'pin'
  shared: boolean
  created_at: Date
  last_used_at: Date
  device: string
  network: string
  counter_name: string | null
}

/** Returns the sessions of a person, the last used first. */
export async function listStaffSessions(db: Db, staffId: string, now: Date): Promise<ListedStaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions as session')
    .leftJoin('staff_browsers as browser', 'browser.id', 'session.browser_id')
    .select([
      'session.id',
      'session.factor',
      'session.shared',
      'session.created_at',
      'session.last_used_at',
      'session.device',
      'session.network',
      'browser.counter_name',
    ])
    .where('session.staff_id', '=', staffId)
    .where('session.expires_at', '>', now)
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id')
    .execute()
  return rows.filter(({ shared, last_used_at }) => now.getTime() - last_used_at.getTime() <= idleMs(shared))
}

/** So long a session may rest. */
export function idleMs(shared: boolean): number {
  return shared ? officeLimits.staffSharedIdleMs : officeLimits.staffIdleMs
}

/** A factor was shown in a session: it goes on with a new token, which this gives. Undefined where it has ended meanwhile. */
export async function renewStaffSession(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'clock'>,
  sessionId: string,
): Promise<string | undefined> {
  const token = shop.newToken()
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ token_hash: hashToken(token), stepped_up_at: shop.clock() })
    .where('id', '=', sessionId)
    .where('factor', '=', 'full')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? token : undefined
}

/** Ends one session of a person; gives on what device it was, or undefined where there is none. */
export async function endStaffSessionOf(db: Db, staffId: string, sessionId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .returning('device')
    .executeTakeFirst()
  return row?.device
}

/** Ends a person's sessions, but for the one to be kept; gives how many. */
export async function endStaffSessions(db: Db, staffId: string, keep = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '!=', keep)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ends what PINs have opened in this browser. */
export async function endPinSessions(db: Db, browserId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('factor', '=', 'pin').where('browser_id', '=', browserId).execute()
}

/** Forgets the sessions that have ended. */
export async function forgetStaffSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute()
}

/** The session is one of a computer that several people use from now on: it rests for less time. */
export async function shareStaffSession(
  tx: Db,
  { sessionId, browserId, now }: { sessionId: string; browserId: string; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + officeLimits.staffSharedSessionMs)
  await tx
    .updateTable('staff_sessions')
    .set({ shared: true, browser_id: browserId, expires_at })
    .where('id', '=', sessionId)
    .execute()
}
