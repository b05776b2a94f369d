import { findState } from '../../../shared/indian-states.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { placeOfSupply } from '../../catalogue/tax/place-of-supply.ts'
import type { RefundReason } from '../payments/judge-payment.ts'
import { amountInWords } from './amount-in-words.ts'
import { delivered } from './draw-up-invoice.ts'
import type { Buyer, Recipient, Supplier } from './invoice-document.ts'
import type { ReceiptVoucher, RefundVoucher, VoucherLine } from './voucher-document.ts'

/** A line that is paid for in advance: `lineTotal` in paise, GST included. */
interface AdvanceLine {
  name: string
  variantName: string | null
  hsnCode: string
  quantity: number
  unit: string
  gstRate: number
  lineTotal: Paise
}

/** Source of a receipt voucher: a payment that arrived, and the cart that it was for, amounts in paise. */
export interface Advance {
  payment: { id: string; amount: Paise; paidAt: string; isTest: boolean }
  order: { number: string; placedAt: string } | null
  lines: readonly AdvanceLine[]
  /** Tax of the delivery; null: nothing was charged, or an old cart does not say it. */
  delivery: { hsnCode: string; gstRate: number } | null
  /** Amount that was to be paid. */
  payable: Paise
  recipient: Omit<Recipient, 'stateCode'>
  buyer: Buyer | null
}

/** Number and moment of a voucher. */
interface VoucherIssue {
  number: string
  issuedAt: Date
}

/**
 * Draws up the receipt voucher of a payment. Refuses nothing, for the money is there: a state that is none of India's gives no
 * place of supply, an amount that differs no lines.
 */
export function drawUpReceiptVoucher(advance: Advance, supplier: Supplier, issue: VoucherIssue): ReceiptVoucher {
  const { payment, order, recipient, buyer } = advance
  const stateCode = findState(recipient.state)?.gstCode
  const place = placeOfSupply(recipient.state, buyer)
  const placeCode = findState(place)?.gstCode
  return {
    number: issue.number,
    issuedAt: issue.issuedAt.toISOString(),
    payment: { id: payment.id, paidAt: payment.paidAt },
    order,
    ...(payment.isTest && { test: true }),
    supplier,
    recipient: { ...recipient, stateCode: stateCode ?? '' },
    ...(buyer && { buyer }),
    placeOfSupply: placeCode ? { state: place, stateCode: placeCode } : null,
    reverseCharge: false,
    lines: payment.amount === advance.payable ? linesOf(advance) : [],
    totals: { total: payment.amount },
    totalInWords: amountInWords(payment.amount),
  }
}

/** Draws up the refund voucher of a payment that goes back whole, from its receipt voucher. */
export function drawUpRefundVoucher(receipt: ReceiptVoucher, issue: VoucherIssue, reason: RefundReason): RefundVoucher {
  const against = { number: receipt.number, issuedAt: receipt.issuedAt }
  return { ...receipt, number: issue.number, issuedAt: issue.issuedAt.toISOString(), against, reason }
}

/** The goods, and what of the amount is left for their delivery. */
function linesOf({ lines, delivery, payable }: Advance): VoucherLine[] {
  const goods = lines.map(({ name, variantName, hsnCode, quantity, unit, gstRate, lineTotal }) => {
    const description = variantName ? `${name}, ${variantName}` : name
    return { description, hsnCode, quantity, unit, gstRate, total: lineTotal }
  })
  const left = payable - goods.reduce((sum, { total }) => sum + total, 0)
  if (left === 0) return goods
  const { hsnCode, gstRate } = delivery ?? goods[0] ?? { hsnCode: '', gstRate: 0 }
  return [...goods, { ...delivered, hsnCode, quantity: 1, gstRate, total: left }]
}
