import { indiaAheadMs } from '../../../shared/india-ahead.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Parcels arrive until six in the evening. */
const EVENING_HOUR = 18
const SUNDAY = 0

/**
 * Returns the moment at which an order placed now is expected at its address: the evening, Indian time, of the day so many `days`
 * on, or of the Monday where that is a Sunday (nobody delivers on Sundays).
 */
export function expectedDelivery(placedAt: Date, days: number): Date {
  const placedDay = Math.floor((placedAt.getTime() + indiaAheadMs) / DAY_MS)
  const day = placedDay + days
  const weekday = new Date(day * DAY_MS).getUTCDay()
  const arrival = weekday === SUNDAY ? day + 1 : day
  return new Date(arrival * DAY_MS + EVENING_HOUR * 60 * 60 * 1000 - indiaAheadMs)
}
