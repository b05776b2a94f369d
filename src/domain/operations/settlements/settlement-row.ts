import type { Paise } from '../../../shared/money/money.ts'

/** Row of a statement of the provider: one payment, refund, transfer or adjustment, as its statement says. */
export interface SettlementRow {
  settlementId: string
  /** Such as pay_A, rfnd_A, adj_1. */
  entityId: string
  /** payment, refund, transfer, adjustment; the provider may know others. */
  kind: string
  /** Gross. */
  amount: Paise
  /** With the GST on it. */
  fee: Paise
  /** The GST within the fee. */
  tax: Paise
  /** Added to the bank credit, and taken off it. */
  credit: Paise
  debit: Paise
  /** Reference on the bank statement; null on some adjustments. */
  utr: string | null
  /** The payment that a refund or a chargeback is about. */
  paymentId: string | null
  /** The provider's order. */
  orderId: string | null
  /** The shop's name for that order. */
  orderReceipt: string | null
  method: string | null
  /** Of a chargeback. */
  disputeId: string | null
  description: string | null
  createdAt: Date | null
  settledAt: Date | null
}
