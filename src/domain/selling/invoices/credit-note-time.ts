import { financialYearOf, fromClockInIndia } from '../../../shared/india-time.ts'

const NOVEMBER = 10

/**
 * Tells whether a credit note of this moment may still lower the tax of its invoice: until 30 November after the end of the
 * financial year of the supply, by Indian time (CGST Act s.34(2)). Filing the annual return earlier would end it too; the shop does
 * not know of that.
 */
export function lowersTax(invoiceIssuedAt: Date, notedAt: Date): boolean {
  const ends = Number(financialYearOf(invoiceIssuedAt).slice(0, 4)) + 1
  const firstDayAfter = fromClockInIndia(Date.UTC(ends, NOVEMBER + 1, 1))
  return notedAt < firstDayAfter
}
