import { indianDayStart } from '../../../shared/india-time.ts'

/** The last moment of a quotation that holds so many days after this one: the end of the Indian day. */
export function quoteEnd(now: Date, days: number): Date {
  return new Date(indianDayStart(now, -(days + 1)).getTime() - 1)
}
