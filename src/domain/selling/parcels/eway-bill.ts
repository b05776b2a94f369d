import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'

/** Value of a consignment above which goods travel with an e-way bill (CGST Rule 138(1)). */
const above = paiseFromRupees(50_000)

/** A consignment: what is invoiced and how it travels. Amounts in paise, with tax. */
export interface Consignment {
  lines: readonly { gst_rate: number; line_total: Paise }[]
  deliveryCharge: Paise
  /** Its buyer has a GSTIN. */
  isRegistered: boolean
  /** It stays in the shop's own state. */
  isInState: boolean
  pincode: string
  /** Beginnings of the PIN codes within 25 km of the shop. */
  near: readonly string[]
}

/**
 * Returns whether a consignment needs an e-way bill: its value without exempt goods is above ₹50,000, and it goes further than 25 km,
 * to another state, or to a registered buyer (CGST Rule 138, and its exemption in Kerala).
 */
export function needsEwayBill(consignment: Consignment): boolean {
  const { lines, deliveryCharge, isRegistered, isInState, pincode, near } = consignment
  const goods = lines.reduce((sum, { gst_rate, line_total }) => sum + (gst_rate > 0 ? line_total : 0), 0)
  const isNear = isInState && !isRegistered && near.some((start) => pincode.startsWith(start))
  return goods > 0 && goods + deliveryCharge > above && !isNear
}

/** Reads the beginnings of PIN codes from a setting: with commas or spaces between. */
export function readNear(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
