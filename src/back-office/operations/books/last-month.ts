import { indianDay } from '../../../shared/india-time.ts'

/** The month before the present one, in India, as 'YYYY-MM': the one that is filed now. */
export function lastMonth(): string {
  const [year = 0, month = 0] = thisMonth().split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** The present month in India, as 'YYYY-MM'. */
export function thisMonth(): string {
  return indianDay(Date.now()).slice(0, 7)
}
