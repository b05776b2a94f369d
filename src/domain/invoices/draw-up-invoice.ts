import { findState } from '../../shared/indian-states.ts'
import type { Paise } from '../../shared/money/money.ts'
import { containedGst, type Gst } from '../tax/contained-gst.ts'
import { type Supply, supplyTo } from '../tax/place-of-supply.ts'
import { amountInWords } from './amount-in-words.ts'
import type { InvoiceDocument, InvoiceLine, Recipient, Supplier, TaxedAmount } from './invoice-document.ts'

/** A line of an order as it was sold; amounts in paise, GST included. */
export interface LineToInvoice extends Gst {
  name: string
  variantName: string | null
  hsnCode: string
  quantity: number
  unit: string
  unitPrice: Paise
  discountShare: Paise
  lineTotal: Paise
  gstRate: number
}

/** What an invoice is drawn up from. `payable` is what the shopper pays. */
export interface OrderToInvoice {
  number: string
  placedAt: string
  paymentMethod: 'cod' | 'online'
  lines: readonly LineToInvoice[]
  deliveryCharges: Paise
  payable: Paise
  recipient: Omit<Recipient, 'stateCode'>
}

/** GST's code for what is no state of India. */
const otherTerritory = '97'

/** The tax invoice of an order: its lines as they were sold, and the delivery charge, which add up to what is paid. */
export function drawUpInvoice(
  order: OrderToInvoice,
  supplier: Supplier,
  issue: { number: string; issuedAt: Date },
): InvoiceDocument {
  const supply = supplyTo(order.recipient.state, supplier.state)
  const stateCode = findState(order.recipient.state)?.gstCode ?? otherTerritory
  const lines = [...order.lines.map(goodsLine), ...deliveryLine(order, supply)]
  const totals = { ...addUp(lines), discount: lines.reduce((sum, line) => sum + line.discount, 0) }
  if (totals.total !== order.payable) throw new Error(`the invoice of ${order.number} does not add up to what is paid`)
  return {
    number: issue.number,
    issuedAt: issue.issuedAt.toISOString(),
    order: { number: order.number, placedAt: order.placedAt, paymentMethod: order.paymentMethod },
    supplier,
    recipient: { ...order.recipient, stateCode },
    supply,
    placeOfSupply: { state: order.recipient.state, stateCode },
    reverseCharge: false,
    lines,
    rates: byRate(lines),
    totals,
    totalInWords: amountInWords(totals.total),
  }
}

function goodsLine(line: LineToInvoice): InvoiceLine {
  const { hsnCode, quantity, unit, unitPrice, gstRate, cgst, sgst, igst, gst } = line
  const description = line.variantName ? `${line.name}, ${line.variantName}` : line.name
  const amounts = { taxable: line.lineTotal - gst, cgst, sgst, igst, total: line.lineTotal }
  return { description, hsnCode, quantity, unit, unitPrice, discount: line.discountShare, gstRate, ...amounts }
}

/**
 * The delivery charge belongs to the goods that it brings (composite supply, CGST Act s.8): it takes HSN code and rate of
 * the principal supply. What the lines leave of the discounts has been taken off it (domain/pricing/spread-discounts).
 */
function deliveryLine({ lines, deliveryCharges, payable }: OrderToInvoice, supply: Supply): InvoiceLine[] {
  const principal = principalSupply(lines)
  if (deliveryCharges === 0 || !principal) return []
  const total = payable - lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const { gst, ...heads } = containedGst(total, principal.gstRate, supply)
  return [
    {
      description: 'Delivery charge',
      hsnCode: principal.hsnCode,
      quantity: 1,
      unit: 'OTH',
      unitPrice: deliveryCharges,
      discount: deliveryCharges - total,
      gstRate: principal.gstRate,
      taxable: total - gst,
      ...heads,
      total,
    },
  ]
}

/** Of the rate under which most of the value falls (the higher of two equal ones), the line that is worth most. */
function principalSupply(lines: readonly LineToInvoice[]): LineToInvoice | undefined {
  const worth = new Map<number, Paise>()
  for (const line of lines) worth.set(line.gstRate, (worth.get(line.gstRate) ?? 0) + line.lineTotal)
  const [rate] = [...worth].sort(([a, ofA], [b, ofB]) => ofB - ofA || b - a)[0] ?? []
  return lines.filter((line) => line.gstRate === rate).sort((a, b) => b.lineTotal - a.lineTotal)[0]
}

function byRate(lines: readonly InvoiceLine[]): InvoiceDocument['rates'] {
  const rates = [...new Set(lines.map((line) => line.gstRate))].sort((a, b) => b - a)
  return rates.map((gstRate) => ({ gstRate, ...addUp(lines.filter((line) => line.gstRate === gstRate)) }))
}

function addUp(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }
  for (const each of amounts) {
    sum.taxable += each.taxable
    sum.cgst += each.cgst
    sum.sgst += each.sgst
    sum.igst += each.igst
    sum.total += each.total
  }
  return sum
}
