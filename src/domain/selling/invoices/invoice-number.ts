/** Each has numbers of its own. */
export type NumberedKind = 'invoice' | 'credit_note'

/** Beginnings of papers about test payments: no shop has four letters, so its own series stay without a hole. */
export const testLetters: Readonly<Record<NumberedKind, string>> = { invoice: 'TEST', credit_note: 'TSCN' }

const digits = 6
const ownLettersMost = 3

/**
 * The number of a financial year's invoice or credit note: `BMS/26-27/000123`, `letters` being the shop's for this kind. CGST
 * Rules 46 (b) and 53 allow 16 characters, letters, digits, `-` and `/`; past 999,999 the year gives up its hyphen,
 * `BMS/2627/1000000`, and so does that of a test, `TEST/2627/000123`.
 */
export function invoiceNumber(letters: string, financialYear: string, count: number): string {
  const year = financialYear.slice(2)
  const counted = String(count).padStart(digits, '0')
  const isTight = counted.length > digits || letters.length > ownLettersMost
  return `${letters}/${isTight ? year.replace('-', '') : year}/${counted}`
}

/** The number as a file may be named: `BMS-26-27-000123`. */
export function invoiceFileName(number: string, kind: NumberedKind = 'invoice'): string {
  return `${kind.replace('_', '-')}-${number.replaceAll('/', '-')}.pdf`
}
