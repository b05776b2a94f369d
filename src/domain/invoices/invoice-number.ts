const prefix = 'BMS'
const digits = 6

/**
 * The number of a financial year's invoice: `BMS/26-27/000123`. CGST Rule 46 (b) allows 16 characters, letters, digits,
 * `-` and `/`; past 999,999 the year gives up its hyphen, `BMS/2627/1000000`.
 */
export function invoiceNumber(financialYear: string, count: number): string {
  const year = financialYear.slice(2)
  const counted = String(count).padStart(digits, '0')
  return `${prefix}/${counted.length > digits ? year.replace('-', '') : year}/${counted}`
}

/** The number as a file may be named: `BMS-26-27-000123`. */
export function invoiceFileName(number: string): string {
  return `invoice-${number.replaceAll('/', '-')}.pdf`
}
