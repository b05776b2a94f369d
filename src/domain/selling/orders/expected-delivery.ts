import { fromClockInIndia } from '../../../shared/india-time.ts'
import type { LeavingTimes } from '../../../shared/settings/leaving-times.ts'
import { leavingDay } from '../delivery/leaving-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Parcels arrive until six in the evening. */
const EVENING_HOUR = 18
const SUNDAY = 0

/**
 * Returns the moment at which an order is expected at its address: the evening, Indian time, of the day so many `days` after it
 * leaves the shop, or of the Monday where that is a Sunday (nobody delivers on Sundays). On the way every day counts.
 */
export function expectedDelivery(placedAt: Date, days: number, times: LeavingTimes): Date {
  const day = leavingDay(placedAt, times) + days
  const weekday = new Date(day * DAY_MS).getUTCDay()
  const arrival = weekday === SUNDAY ? day + 1 : day
  return fromClockInIndia(arrival * DAY_MS + EVENING_HOUR * 60 * 60 * 1000)
}
