import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetBrowsers } from '../staff-browser-queries.ts'
import { forgetStaffSessions } from '../staff-session-queries.ts'

const dayMs = 86_400_000

/** Forgets what nobody signs in by any more: ended sessions, and browsers that rested for more than a year. */
export async function forgetOldSignIns({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await forgetStaffSessions(db, now)
  await forgetBrowsers(db, new Date(now.getTime() - officeLimits.staffBrowserDays * dayMs))
}
