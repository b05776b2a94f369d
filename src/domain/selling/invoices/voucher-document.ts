import type { Paise } from '../../../shared/money/money.ts'
import type { RefundReason } from '../payments/judge-payment.ts'
import type { Buyer, Recipient, Supplier } from './invoice-document.ts'

/** A line of what an advance is for, and the part of the advance that is for it. `gstRate` in percent, as it was ordered. */
export interface VoucherLine {
  description: string
  hsnCode: string
  quantity: number
  /** Unique Quantity Code. */
  unit: string
  gstRate: number
  total: Paise
}

/**
 * Receipt voucher (CGST Rule 50): a payment that arrived before the invoice, frozen when it is issued. There is no tax in it: none
 * is due on an advance for goods (Notification 66/2017 – Central Tax).
 */
export interface ReceiptVoucher {
  number: string
  /** ISO 8601. */
  issuedAt: string
  payment: { id: string; paidAt: string }
  /** Null: the payment became no order, and goes back. */
  order: { number: string; placedAt: string } | null
  /** No money came. */
  test?: true
  supplier: Supplier
  /** Name and address are empty where they were deleted before the payment arrived. */
  recipient: Recipient
  /** Left out: a consumer. */
  buyer?: Buyer
  /** Null: not known. */
  placeOfSupply: { state: string; stateCode: string } | null
  reverseCharge: false
  /** They come to the total; none where another amount was paid than they cost. */
  lines: VoucherLine[]
  totals: { total: Paise }
  totalInWords: string
}

/** Refund voucher (CGST Rule 51): an advance goes back whole, and there never was an invoice. Names its receipt voucher. */
export interface RefundVoucher extends ReceiptVoucher {
  against: { number: string; issuedAt: string }
  reason: RefundReason
}
