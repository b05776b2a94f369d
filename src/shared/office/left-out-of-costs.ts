import { reportCopy } from '../copy/reports.ts'
import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'

/** Goods that the sums of a report's costs leave out; null: none. `taxable` is null where they were not sold. */
type LeftOut = { pieces: number; taxable: number | null } | null

/** Returns the same with its amount in rupees. */
export function leftOutInRupees(leftOut: LeftOut): LeftOut {
  return leftOut?.taxable ? { ...leftOut, taxable: rupeesFromPaise(leftOut.taxable) } : leftOut
}

/** Says what is left out (`taxable` in rupees); undefined: nothing. */
export function leftOutInWords(leftOut: LeftOut): string | undefined {
  if (!leftOut) return undefined
  const { pieces, taxable } = leftOut
  return taxable === null ? reportCopy.leftOut.onHand(pieces) : reportCopy.leftOut.sold(pieces, formatRupees(taxable))
}
