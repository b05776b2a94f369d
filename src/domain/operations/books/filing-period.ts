import { monthAfter } from '../../../shared/india-time.ts'

/** Frequency in which a GSTIN files: each month, or each quarter (QRMP scheme, CGST Rule 61A). */
export type FilingFrequency = 'monthly' | 'quarterly'

/**
 * The file of a month: GSTR-1 of the month, or of who files quarterly the IFF of the quarter's first two months (invoices to a
 * GSTIN and their notes alone, CGST Rule 59(2)) and in the third GSTR-1 of the quarter.
 */
export type FiledAs = 'gstr1' | 'iff' | 'quarter'

/** Days of the month after, on which a file is due at the latest (CGST Rule 59; Notif. 83/2020-Central Tax). */
const dueOn: Record<FiledAs, number> = { gstr1: 11, iff: 13, quarter: 13 }

/** Returns the first month of the quarter that a month, 'YYYY-MM', lies in. */
export function quarterOf(month: string): string {
  const [year = '', digits = ''] = month.split('-')
  const first = Math.floor((Number(digits) - 1) / 3) * 3 + 1
  return `${year}-${String(first).padStart(2, '0')}`
}

/** Returns the months of the quarter of a month, in their order. */
export function monthsOfQuarter(month: string): [string, string, string] {
  const first = quarterOf(month)
  return [first, monthAfter(first), monthAfter(first, 2)]
}

/** Tells as what the month of a filer is filed. */
export function filedAs(frequency: FilingFrequency, month: string): FiledAs {
  if (frequency === 'monthly') return 'gstr1'
  return monthsOfQuarter(month)[2] === month ? 'quarter' : 'iff'
}

/** Returns the last day, 'YYYY-MM-DD', on which the file of a month can be filed in time. */
export function dueDay(as: FiledAs, month: string): string {
  return `${monthAfter(month)}-${dueOn[as]}`
}
