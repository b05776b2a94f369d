/** Each has numbers of its own. */
export type NumberedKind = 'invoice' | 'credit_note'

/** Papers about an online payment before its invoice; each has numbers of its own. */
export type VoucherKind = 'receipt_voucher' | 'refund_voucher'

/** A paper by its kind and number. */
export interface NamedPaper {
  kind: NumberedKind | VoucherKind
  number: string
}

/** Beginnings of papers about test payments: no shop has four letters, so its own series stay without a hole. */
export const testLetters: Readonly<Record<NumberedKind | VoucherKind, string>> = {
  invoice: 'TEST',
  credit_note: 'TSCN',
  receipt_voucher: 'TSRV',
  refund_voucher: 'TSRF',
}

/** Beginnings of vouchers: invoices and credit notes may have neither. */
export const voucherLetters: Readonly<Record<VoucherKind, string>> = { receipt_voucher: 'RV', refund_voucher: 'RFV' }

/** Beginning of credit notes that are financial only: in no return, and so in none of its series (CGST Act s.34(2)). */
export const financialNoteLetters = 'FNCN'

const digits = 6
const ownLettersMost = 3

/**
 * The number of a financial year's paper: `BMS/26-27/000123`, `letters` being those of its series. CGST
 * Rules 46 (b), 50, 51 and 53 allow 16 characters, letters, digits, `-` and `/`; past 999,999 the year gives up its hyphen,
 * `BMS/2627/1000000`, and so does that of a test, `TEST/2627/000123`.
 */
export function invoiceNumber(letters: string, financialYear: string, count: number): string {
  const year = financialYear.slice(2)
  const counted = String(count).padStart(digits, '0')
  const isTight = counted.length > digits || letters.length > ownLettersMost
  return `${letters}/${isTight ? year.replace('-', '') : year}/${counted}`
}

/** The number as a file may be named: `BMS-26-27-000123`. */
export function invoiceFileName(number: string, kind: NumberedKind | VoucherKind = 'invoice'): string {
  return `${kind.replace('_', '-')}-${number.replaceAll('/', '-')}.pdf`
}
