import type { Paise } from '../../../shared/money/money.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

const inIndia = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in a column of amounts: 12,34,567.50, always with paise. */
export function column(amount: Paise): string {
  return inIndia.format(rupeesFromPaise(amount))
}
