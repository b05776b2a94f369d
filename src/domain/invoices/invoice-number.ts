/** Each has numbers of its own. */
export type NumberedKind = 'invoice' | 'credit_note'

const digits = 6

/**
 * The number of a financial year's invoice or credit note: `BMS/26-27/000123`, `letters` being the shop's for this kind. CGST
 * Rules 46 (b) and 53 allow 16 characters, letters, digits, `-` and `/`; past 999,999 the year gives up its hyphen, `BMS/2627/1000000`.
 */
export function invoiceNumber(letters: string, financialYear: string, count: number): string {
  const year = financialYear.slice(2)
  const counted = String(count).padStart(digits, '0')
  return `${letters}/${counted.length > digits ? year.replace('-', '') : year}/${counted}`
}

/** The number as a file may be named: `BMS-26-27-000123`. */
export function invoiceFileName(number: string, kind: NumberedKind = 'invoice'): string {
  return `${kind.replace('_', '-')}-${number.replaceAll('/', '-')}.pdf`
}
