import { indianFormat } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

const inIndia = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in a column of amounts: 12,34,567.50, always with paise. */
export function column(amount: Paise): string {
  return inIndia.format(rupeesFromPaise(amount))
}

/** A moment in India, to the minute: 29 Nov 2026, 3:52 am. */
export const dayAndTime = indianFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** The Indian day of a moment (ISO 8601): 21 Nov 2026. */
export const day = indianFormat({ dateStyle: 'medium' })
