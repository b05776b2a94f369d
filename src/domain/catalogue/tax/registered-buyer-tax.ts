import { type Paise, splitByWeight } from '../../../shared/money/money.ts'
import type { Gst } from './contained-gst.ts'
import type { Supply } from './place-of-supply.ts'
import { halfTax, wholeTax } from './row-tax.ts'

/** Amount paid for a line, GST included, and its rate in percent. */
interface Paid {
  gstRate: number
  lineTotal: Paise
}

/** A line's tax; what is paid for it is its taxable value + `gst` + `roundOff`. */
export interface RegisteredTax extends Gst {
  /** A paisa at one line of a rate at most, up or down. */
  roundOff: Paise
}

/**
 * The tax of lines that a registered buyer pays for: of each rate together it is the rate of the taxable value, by head, as the
 * GST portal derives it from the same rows and as the buyer claims it. Where no taxable value and its tax come to what is paid, the
 * nearest do, and a paisa is rounded off. The tax is spread over the lines by largest remainder. In the order of the lines given.
 */
export function registeredTax(lines: readonly Paid[], supply: Supply): RegisteredTax[] {
  const taxed: RegisteredTax[] = []
  for (const [rate, indexes] of Map.groupBy(lines.keys(), (index) => lines[index]?.gstRate ?? 0)) {
    const totals = indexes.map((index) => lines[index]?.lineTotal ?? 0)
    const { roundOff, ...tax } = taxOfRate(
      totals.reduce((sum, total) => sum + total, 0),
      rate,
      supply,
    )
    const [cgst, sgst, igst] = [tax.cgst, tax.sgst, tax.igst].map((head) => splitByWeight(head, totals))
    const largest = totals.indexOf(Math.max(...totals))
    for (const [place, index] of indexes.entries()) {
      const heads = { cgst: cgst?.[place] ?? 0, sgst: sgst?.[place] ?? 0, igst: igst?.[place] ?? 0 }
      const gst = heads.cgst + heads.sgst + heads.igst
      taxed[index] = { gst, ...heads, roundOff: place === largest ? roundOff : 0 }
    }
  }
  return taxed
}

/** The taxable value and tax that come nearest to what is paid at a rate; of two that are as near the smaller. */
function taxOfRate(paid: Paise, rate: number, supply: Supply): RegisteredTax {
  const about = Math.floor((paid * 100) / (100 + rate))
  const tried = [-1, 0, 1, 2].map((step) => {
    const taxable = about + step
    const half = supply === 'in_state' ? halfTax(taxable, rate) : 0
    const igst = supply === 'in_state' ? 0 : wholeTax(taxable, rate)
    const gst = 2 * half + igst
    return { gst, cgst: half, sgst: half, igst, roundOff: paid - taxable - gst }
  })
  return tried.reduce((best, each) => (Math.abs(each.roundOff) < Math.abs(best.roundOff) ? each : best))
}
