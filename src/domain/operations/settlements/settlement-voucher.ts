import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { TallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import { byKey, sum } from '../books/group-rows.ts'
import type { BilledEntry, LedgerVoucher } from '../books/tally-vouchers.ts'
import type { MatchedRow } from './match-settlement.ts'
import { type SettlementSums, voucherOf } from './settlement-sums.ts'

/** A settlement that the bank has credited. */
interface CreditedSettlement {
  id: string
  utr: string | null
  settledAt: Date
  sums: SettlementSums
  rows: readonly MatchedRow[]
}

/**
 * Books a settlement for Tally: bank, charges and the GST on them are debited; the clearing ledger, where the invoices stand, is
 * credited with payments less refunds, each against its invoice; what paid a cash order by QR code clears cash on delivery, where its
 * invoice stands. Null: it comes to nothing on every ledger and every invoice.
 * `isInState`: the provider is in the filer's state, so that its GST is CGST and SGST.
 */
export function settlementVoucher(
  { id, utr, settledAt, sums, rows }: CreditedSettlement,
  { ledgers, isInState }: { ledgers: TallyLedgers; isInState: boolean },
): LedgerVoucher | null {
  const { bankDebit, feeExpenseDebit, inputGstDebit, razorpayCredit, toExplainCredit } = voucherOf(sums)
  const credit = (ledger: string, amount: Paise, bills: BilledEntry['bills'] = []) => ({ ledger, amount, bills })
  const debit = (ledger: string, amount: Paise) => credit(ledger, -amount)
  const online = billsOf(rows.filter(({ atDoor }) => !atDoor))
  const cash = billsOf(rows.filter(({ atDoor }) => atDoor))
  const byCode = sum(cash.map(({ amount }) => amount))
  // an odd paisa is central tax
  const central = Math.ceil(inputGstDebit / 2)
  const entries = [
    debit(ledgers.bank, bankDebit),
    debit(ledgers.charges, feeExpenseDebit),
    ...(isInState
      ? [debit(ledgers.inputCgst, central), debit(ledgers.inputSgst, inputGstDebit - central)]
      : [debit(ledgers.inputIgst, inputGstDebit)]),
    ...clearingParts(razorpayCredit - byCode, online).map(([amount, bills]) => credit(ledgers.online, amount, bills)),
    ...clearingParts(byCode, cash).map(([amount, bills]) => credit(ledgers.cod, amount, bills)),
    credit(ledgers.adjustments, toExplainCredit),
  ].filter(({ amount }) => amount !== 0)
  if (entries.length === 0) return null
  const party = online.length === 0 && cash.length > 0 ? ledgers.cod : ledgers.online
  return {
    kind: bankDebit > 0 ? 'Receipt' : bankDebit < 0 ? 'Payment' : 'Journal',
    ...{ number: id, day: indianDay(settledAt), reference: utr, party, entries },
    narration: utr === null ? `Settlement ${id}` : `Settlement ${id}, UTR ${utr}`,
  }
}

/**
 * Splits what clears invoices into credit and debit where payments and refunds of other invoices come to nothing: an entry of
 * nothing is not written, and its invoices would stay open.
 */
function clearingParts(amount: Paise, bills: BilledEntry['bills']): [amount: Paise, bills: BilledEntry['bills']][] {
  if (amount !== 0) return [[amount, bills]]
  const parts = [bills.filter((bill) => bill.amount > 0), bills.filter((bill) => bill.amount < 0)]
  return parts.map((part) => [sum(part.map((bill) => bill.amount)), part])
}

/** Adds up payments and refunds by the invoice that they settle; a refund is against the invoice of its payment, as its credit note is. */
function billsOf(rows: readonly MatchedRow[]): BilledEntry['bills'] {
  const charged = rows.filter(({ kind }) => kind === 'payment' || kind === 'refund')
  return byKey(
    charged,
    ({ invoice }) => invoice ?? '',
    (invoice, ofInvoice) => ({
      invoice: invoice === '' ? null : invoice,
      amount: sum(ofInvoice.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount))),
    }),
  ).filter(({ amount }) => amount !== 0)
}
