import { clockInIndia, fromClockInIndia } from '../../../shared/india-time.ts'
import { promisedLimits } from '../../../shared/legal-limits.ts'

const hourMs = 3_600_000

/**
 * Returns the ends of the times to answer and to solve a complaint that came at `receivedAt`: 48 hours and one month (Consumer
 * Protection (E-Commerce) Rules 2020, r. 4(5)). A month ends on the same day of the next one by Indian time, or on its last
 * day where it has no such day.
 */
export function ticketClocks(receivedAt: Date): { answerBy: Date; solveBy: Date } {
  const answerBy = new Date(receivedAt.getTime() + promisedLimits.ticketAnswerHours * hourMs)
  return { answerBy, solveBy: oneMonthLater(receivedAt) }
}

function oneMonthLater(moment: Date): Date {
  const there = clockInIndia(moment)
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 2, 0)).getUTCDate()
  const later = new Date(there)
  later.setUTCMonth(there.getUTCMonth() + 1, Math.min(there.getUTCDate(), lastDay))
  return fromClockInIndia(later.getTime())
}
