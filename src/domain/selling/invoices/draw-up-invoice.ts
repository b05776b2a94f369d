import { findState } from '../../../shared/indian-states.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { PaymentMethod } from '../../../shared/order-statuses.ts'
import type { Gst } from '../../catalogue/tax/contained-gst.ts'
import { placeOfSupply, type Supply, supplyTo } from '../../catalogue/tax/place-of-supply.ts'
import { registeredTax } from '../../catalogue/tax/registered-buyer-tax.ts'
import { type PricedDelivery, priceDelivery } from '../pricing/price-delivery.ts'
import { amountInWords } from './amount-in-words.ts'
import type {
  Buyer,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  Recipient,
  Supplier,
  TaxedAmount,
} from './invoice-document.ts'

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

/** Source of an invoice: an order as it was sold. `payable` is what the shopper pays. */
export interface OrderToInvoice {
  number: string
  placedAt: string
  paymentMethod: PaymentMethod
  isTest: boolean
  lines: readonly LineToInvoice[]
  deliveryCharges: Paise
  /** Part of them: the fee for paying in cash; left out: none. */
  cashFee?: Paise
  /** Null where nothing was charged; also of old orders, which were sold without the tax of their delivery. */
  delivery: PricedDelivery | null
  payable: Paise
  recipient: Omit<Recipient, 'stateCode'>
  /** Null: a consumer. */
  buyer: Buyer | null
}

/** Name of the delivery's line, and its Unique Quantity Code. */
export const delivered = { description: 'Delivery charge', unit: 'OTH' } as const
/** Names of the same line where it has the fee for cash on delivery in it, or is that fee alone. */
const withCashFee = 'Delivery charge and cash on delivery fee'
const onlyCashFee = 'Cash on delivery fee'
const deliveryNames: readonly string[] = [delivered.description, withCashFee, onlyCashFee]

/**
 * The invoice of an order: its lines as they were sold, and the delivery charge, which add up to what is paid. Throws where the
 * state that it goes to is none of India's: nobody knows then which tax it is.
 */
export function drawUpInvoice(
  order: OrderToInvoice,
  supplier: Supplier,
  { number, issuedAt, replaces }: { number: string; issuedAt: Date; replaces?: InvoiceDocument['replaces'] },
): InvoiceDocument {
  const place = placeOfSupply(order.recipient.state, order.buyer)
  const supply = supplyTo(place, supplier.state)
  const stateCode = findState(order.recipient.state)?.gstCode
  const placeCode = findState(place)?.gstCode
  if (!stateCode || !placeCode)
    throw new Error(`${order.recipient.state} is no state of India: ${order.number} has no place of supply`)
  const sold = [...order.lines.map(goodsLine), ...deliveryLine(order, supply)]
  const lines = order.buyer ? roundedOff(sold, supply) : sold
  const totals = { ...addUp(lines), discount: lines.reduce((sum, line) => sum + line.discount, 0) }
  if (totals.total !== order.payable) throw new Error(`the invoice of ${order.number} does not add up to what is paid`)
  return {
    kind: kindOf(lines),
    number,
    issuedAt: issuedAt.toISOString(),
    ...(replaces && { replaces }),
    order: { number: order.number, placedAt: order.placedAt, paymentMethod: order.paymentMethod },
    ...(order.isTest && { test: true }),
    supplier,
    recipient: { ...order.recipient, stateCode },
    ...(order.buyer && { buyer: order.buyer }),
    supply,
    placeOfSupply: { state: place, stateCode: placeCode },
    reverseCharge: false,
    lines,
    rates: byRate(lines),
    totals,
    totalInWords: amountInWords(totals.total),
  }
}

function kindOf(lines: readonly InvoiceLine[]): InvoiceKind {
  if (lines.every(({ gstRate }) => gstRate > 0)) return 'tax_invoice'
  return lines.every(({ gstRate }) => gstRate === 0) ? 'bill_of_supply' : 'invoice_cum_bill'
}

/** Returns the line of a paper that is for the delivery, if it has one. */
export function deliveryOf<Line extends Pick<InvoiceLine, 'description' | 'unit'>>({
  lines,
}: {
  lines: readonly Line[]
}): Line | undefined {
  const last = lines.at(-1)
  return last && deliveryNames.includes(last.description) && last.unit === delivered.unit ? last : undefined
}

function goodsLine(line: LineToInvoice): InvoiceLine {
  const { hsnCode, quantity, unit, unitPrice, gstRate, cgst, sgst, igst, gst } = line
  const description = line.variantName ? `${line.name}, ${line.variantName}` : line.name
  const amounts = { taxable: line.lineTotal - gst, cgst, sgst, igst, total: line.lineTotal }
  return { description, hsnCode, quantity, unit, unitPrice, discount: line.discountShare, gstRate, ...amounts }
}

/** Returns the line of the paid delivery, taxed as the order has it: a composite supply (domain/catalogue/tax/principal-supply). */
function deliveryLine(order: OrderToInvoice, supply: Supply): InvoiceLine[] {
  const { lines, deliveryCharges, delivery, payable } = order
  const left = payable - lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const priced = delivery ?? priceDelivery(lines, deliveryCharges, left, supply)
  if (!priced) return []
  const { hsnCode, gstRate, lineTotal: total, gst, cgst, sgst, igst } = priced
  return [
    {
      description: nameOfDelivery(order),
      unit: delivered.unit,
      hsnCode,
      quantity: 1,
      unitPrice: deliveryCharges,
      discount: deliveryCharges - total,
      gstRate,
      taxable: total - gst,
      cgst,
      sgst,
      igst,
      total,
    },
  ]
}

function nameOfDelivery({ deliveryCharges, cashFee = 0 }: OrderToInvoice): string {
  if (cashFee === 0) return delivered.description
  return cashFee === deliveryCharges ? onlyCashFee : withCashFee
}

/** Lines with the tax that the GST portal derives from them, and what is rounded off for it. */
function roundedOff(lines: readonly InvoiceLine[], supply: Supply): InvoiceLine[] {
  const paid = lines.map(({ gstRate, total: lineTotal }) => ({ gstRate, lineTotal }))
  const taxed = registeredTax(paid, supply)
  return lines.map((line, index) => {
    const { gst = 0, roundOff = 0, ...heads } = taxed[index] ?? {}
    return { ...line, taxable: line.total - gst - roundOff, ...heads, ...(roundOff !== 0 && { roundOff }) }
  })
}

/** Adds up lines by their rate, the highest first, before anything is rounded off. */
export function byRate(lines: readonly InvoiceLine[]): InvoiceDocument['rates'] {
  const rates = [...new Set(lines.map((line) => line.gstRate))].sort((a, b) => b - a)
  return rates.map((gstRate) => {
    const { roundOff = 0, total, ...tax } = addUp(lines.filter((line) => line.gstRate === gstRate))
    return { gstRate, ...tax, total: total - roundOff }
  })
}

/** Adds up amounts head by head; `roundOff` only where there is some. */
export function addUp(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }
  const roundOff = amounts.reduce((all, each) => all + (each.roundOff ?? 0), 0)
  for (const each of amounts) {
    sum.taxable += each.taxable
    sum.cgst += each.cgst
    sum.sgst += each.sgst
    sum.igst += each.igst
    sum.total += each.total
  }
  return roundOff === 0 ? sum : { ...sum, roundOff }
}
