import { indianMonth, monthAfter } from '../../../shared/india-time.ts'

/** The month before the present one, in India, as 'YYYY-MM': the one that is filed now. */
export function lastMonth(): string {
  return monthAfter(thisMonth(), -1)
}

/** The present month in India, as 'YYYY-MM'. */
export function thisMonth(): string {
  return indianMonth(Date.now())
}
