import { type Paise, shareOf } from '../../../shared/money/money.ts'
import type { Supply } from './place-of-supply.ts'

/** The tax in an amount, by head, in paise: gst = cgst + sgst + igst. */
export interface Gst {
  gst: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

const noGst: Gst = { gst: 0, cgst: 0, sgst: 0, igst: 0 }

/**
 * The GST contained in `gross` (paise, GST included) at `ratePercent` (up to two decimals), rounded half up to the paisa.
 * In the state CGST and SGST are equal halves, each rounded by itself (CGST Rule 46 asks for the tax by head): 9999 p at
 * 18 % is 763 + 763.
 */
export function containedGst(gross: Paise, ratePercent: number, supply: Supply): Gst {
  const rate = Math.round(ratePercent * 100)
  if (supply === 'inter_state') {
    const igst = shareOf(gross, rate, 10_000 + rate)
    return { gst: igst, cgst: 0, sgst: 0, igst }
  }
  const half = shareOf(gross, rate, 2 * (10_000 + rate))
  return { gst: 2 * half, cgst: half, sgst: half, igst: 0 }
}

/** The tax of several lines together: invoices add up what was rounded line by line. */
export function sumGst(parts: readonly Gst[]): Gst {
  return parts.reduce(
    (sum, each) => ({
      gst: sum.gst + each.gst,
      cgst: sum.cgst + each.cgst,
      sgst: sum.sgst + each.sgst,
      igst: sum.igst + each.igst,
    }),
    noGst,
  )
}
