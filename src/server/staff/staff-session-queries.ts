import type { Kysely } from 'kysely'
import { describeBrowser } from '../../domain/accounts/describe-browser.ts'
import { limits } from '../../shared/limits.ts'
import type { Role, StaffLimits } from '../../shared/office/permissions.ts'
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
  { reads }: Pick<Shop, 'reads'>,
  token: string,
  now: Date,
): Promise<StaffSessionRow | undefined> {
  const { rows } = await reads.query<StaffSessionRow>({
    name: 'staff-session',
    text: `SELECT s.id AS session_id, s.factor, s.shared, s.stepped_up_at, s.last_used_at,
        p.id AS staff_id, p.name, p.email, p.roles, p.limits, p.version
      FROM staff_sessions s JOIN staff p ON p.id = s.staff_id
      WHERE s.token_hash = $1 AND s.expires_at > $2 AND p.active`,
    values: [hashToken(token), now],
  })
  return rows[0]
}

/** How a session of the back office begins. */
export interface StaffSessionStart {
  staffId: string
  factor: 'full' | 'pin'
  /** On a computer that several people use. */
  shared: boolean
}

/** Begins a session and returns its token, which is kept nowhere: only its hash is. */
export async function openStaffSession(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'newId' | 'clock'>,
  { staffId, factor, shared }: StaffSessionStart,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
): Promise<string> {
  const token = shop.newToken()
  const now = shop.clock()
  const lifeMs = shared ? limits.staffSharedSessionMs : limits.staffSessionMs
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
    })
    .execute()
  return token
}

/** Notes that a session is in use. */
export async function touchStaffSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

/** Ends one session by the id that is shown of it. */
export async function endStaffSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
}
