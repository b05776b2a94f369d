import {
  limitsOf,
  openedByPin,
  type Permission,
  permissionsOf,
  type Role,
  type StaffLimits,
} from '../../shared/office/permissions.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import type { Shop } from '../platform/shop.ts'
import { findStaffSession, idleMs, type StaffSessionRow, touchStaffSession } from './staff-session-queries.ts'

/** The person of the shop who calls, by a valid session, and their permissions. */
export interface Staff {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  permissions: ReadonlySet<Permission>
  limits: StaffLimits
  /** The session's shown id. */
  sessionId: string
  factor: 'full' | 'pin'
  /** Signed in on a computer that several people use. */
  shared: boolean
  /** The moment at which a factor was last shown in this session; null: by PIN only. */
  steppedUpAt: Date | null
}

const minuteMs = 60_000

/** Returns whether a person has shown a factor a short time ago: then they may do what is dangerous. */
export function hasShownFactor({ steppedUpAt }: Pick<Staff, 'steppedUpAt'>, now: Date): boolean {
  return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() <= officeLimits.staffStepUpMs
}

/**
 * The person whose living session has this token; undefined where it has ended, rested too long, or the person was removed.
 * Read anew for each call: a change of roles counts from the next one on. `unattended`: nobody is at the screen that asks, so
 * that the session goes on resting.
 */
export async function authenticateStaff(
  shop: Shop,
  token: string,
  { unattended = false } = {},
): Promise<Staff | undefined> {
  const now = shop.clock()
  const row = await findStaffSession(shop, token, now)
  if (!row) return undefined
  const restedMs = now.getTime() - row.last_used_at.getTime()
  if (restedMs > idleMs(row.shared)) return undefined
  if (restedMs > minuteMs && !unattended) noteUse(shop, row.session_id, now)
  return asPerson(row)
}

function asPerson(row: StaffSessionRow): Staff {
  const all = permissionsOf(row.roles)
  const open = row.factor === 'pin' ? all.filter((each) => openedByPin.includes(each)) : all
  return {
    id: row.staff_id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    permissions: new Set(open),
    limits: limitsOf(row.roles, row.limits),
    sessionId: row.session_id,
    factor: row.factor,
    shared: row.shared,
    steppedUpAt: row.stepped_up_at,
  }
}

/** Nobody waits for it: the next call tries again. */
function noteUse(shop: Shop, sessionId: string, now: Date): void {
  touchStaffSession(shop.db, sessionId, now).catch((error) =>
    shop.log.warn({ err: error }, 'the use of a staff session could not be noted'),
  )
}
