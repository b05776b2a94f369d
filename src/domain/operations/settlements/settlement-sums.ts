import type { Paise } from '../../../shared/money/money.ts'
import { sum } from '../books/group-rows.ts'
import type { SettlementRow } from './settlement-row.ts'

/** Sums of a settlement, in paise. */
export interface SettlementSums {
  payments: number
  refundCount: number
  /** Of its payments. */
  gross: Paise
  /** Of payments and refunds, with the GST on it. */
  fee: Paise
  /** The GST within the fee: input credit. */
  ofItTax: Paise
  refunds: Paise
  /** Sum of what other rows added, less what they took off. */
  adjustments: Paise
  /** Σ credit − Σ debit: what the bank shows for the UTR. */
  bank: Paise
  /** Part of the bank credit that the sums above do not explain; 0 in a statement that agrees with itself. */
  difference: Paise
}

/** A settlement as books take it: what is debited comes to what is credited. */
interface SettlementVoucher {
  bankDebit: Paise
  feeExpenseDebit: Paise
  inputGstDebit: Paise
  /** On the provider's ledger, where its sales were debited. */
  razorpayCredit: Paise
  /** Adjustments and differences: somebody has to say what they are. */
  toExplainCredit: Paise
}

/** Adds up the rows of one settlement. */
export function sumSettlement(rows: readonly SettlementRow[]): SettlementSums {
  const payments = rows.filter(({ kind }) => kind === 'payment')
  const refunds = rows.filter(({ kind }) => kind === 'refund')
  const others = rows.filter(({ kind }) => kind !== 'payment' && kind !== 'refund')
  const charged = [...payments, ...refunds]
  const gross = sum(payments.map(({ amount }) => amount))
  const fee = sum(charged.map((row) => row.fee))
  const back = sum(refunds.map(({ amount }) => amount))
  const adjustments = net(others)
  const bank = net(rows)
  return {
    ...{ payments: payments.length, refundCount: refunds.length, gross, fee },
    ofItTax: sum(charged.map(({ tax }) => tax)),
    ...{ refunds: back, adjustments, bank, difference: bank - (gross - fee - back + adjustments) },
  }
}

/** Books a settlement: the fee without its GST is the expense, its GST input credit. */
export function voucherOf({
  gross,
  fee,
  ofItTax,
  refunds,
  adjustments,
  bank,
  difference,
}: SettlementSums): SettlementVoucher {
  return {
    bankDebit: bank,
    feeExpenseDebit: fee - ofItTax,
    inputGstDebit: ofItTax,
    razorpayCredit: gross - refunds,
    toExplainCredit: adjustments + difference,
  }
}

const net = (rows: readonly SettlementRow[]): Paise => sum(rows.map(({ credit, debit }) => credit - debit))
