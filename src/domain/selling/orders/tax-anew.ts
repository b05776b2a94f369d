import type { Paise } from '../../../shared/money/money.ts'
import { containedGst, type Gst, sumGst } from '../../catalogue/tax/contained-gst.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'
import { rateByValue } from '../../catalogue/tax/rate-by-value.ts'
import type { DerivedTax } from '../derivation/derivation.ts'
import { rateOf } from '../derivation/derive-order.ts'
import { type PricedDelivery, priceDelivery } from '../pricing/price-delivery.ts'
import { taxRegistered } from '../pricing/tax-for-registered-buyer.ts'

/** A line as it was sold, in paise, and what it is taxed with today: the rate of its goods, pieces in one unit of sale, and since when. */
export interface LineToTax extends Gst {
  position: number
  hsnCode: string
  gstRate: number
  lineTotal: Paise
  quantity: number
  today: { gstRate: number; piecesInUnit: number; since: Date | null }
}

/** An order that was sold before; `day` is that of its invoice, 'YYYY-MM-DD'. */
export interface SoldBefore<Line extends LineToTax> {
  lines: readonly Line[]
  deliveryCharges: Paise
  delivery: PricedDelivery | null
  supply: Supply
  /** The buyer gave a GSTIN. */
  isRegistered: boolean
  day: string
}

/** A line's former and present rate, in percent. */
export interface ChangedRate {
  position: number
  was: number
  now: number
}

/** The same order at the rates and by the heads of its invoice; `changed` is empty where only the heads are others. */
export interface TaxedAnew<Line> extends Gst {
  lines: Line[]
  delivery: PricedDelivery | null
  changed: ChangedRate[]
  /** Derivation of the tax of then. */
  tax: DerivedTax
}

/**
 * The rate of goods is that of the day of their invoice (CGST Act s.14, CONTRACT §3): the tax is taken anew out of what is paid,
 * and the price stays. So it is where the shop has moved to another state since: the heads are those of the invoice's supply.
 * Null where no line has another rate by then, nor another head; the delivery goes with its goods.
 */
export function taxAnew<Line extends LineToTax>(order: SoldBefore<Line>): TaxedAnew<Line> | null {
  const { supply, day } = order
  const changed: ChangedRate[] = []
  const moved = [...order.lines, ...(order.delivery ? [order.delivery] : [])].some((each) =>
    hasOtherHeads(each, supply),
  )
  const lines = order.lines.map((line) => {
    const goods = { hsnCode: line.hsnCode, gstRate: line.today.gstRate }
    const pieces = line.quantity * line.today.piecesInUnit
    const gstRate = rateByValue(goods, { gross: line.lineTotal, pieces }, day)
    if (gstRate !== line.gstRate) changed.push({ position: line.position, was: line.gstRate, now: gstRate })
    else if (!moved) return line
    return { ...line, gstRate, ...containedGst(line.lineTotal, gstRate, supply) }
  })
  if (changed.length === 0 && !moved) return null
  const delivered = order.delivery && priceDelivery(lines, order.deliveryCharges, order.delivery.lineTotal, supply)
  const consumers = { lines, delivery: delivered }
  const taxed = order.isRegistered ? taxRegistered(consumers, supply) : consumers
  return {
    ...taxed,
    changed,
    tax: deriveTax(order, lines),
    ...sumGst(taxed.delivery ? [...taxed.lines, taxed.delivery] : taxed.lines),
  }
}

function deriveTax({ supply, day, isRegistered, lines: sold }: SoldBefore<LineToTax>, lines: LineToTax[]): DerivedTax {
  const rates = sold.map(({ hsnCode, today }, at) => rateOf({ hsnCode, ...today }, lines[at]?.gstRate ?? today.gstRate))
  return { day, supply, ...(isRegistered && { registered: true }), rates }
}

/** Tells whether tax stands under heads that are not those of a supply. */
function hasOtherHeads({ cgst, sgst, igst }: Gst, supply: Supply): boolean {
  return supply === 'in_state' ? igst > 0 : cgst + sgst > 0
}
