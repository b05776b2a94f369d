const digits = 6

/**
 * The number of a financial year's quotation: `QT-26-27-000123`, `letters` being the shop's. Hyphens where an invoice has strokes: the
 * number stands in addresses as it is.
 */
export function quoteNumber(letters: string, financialYear: string, count: number): string {
  return `${letters}-${financialYear.slice(2)}-${String(count).padStart(digits, '0')}`
}

/** Reads a number as somebody wrote it: in small letters, with strokes or spaces; null where it is none. */
export function readQuoteNumber(text: string): string | null {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/[\s/]+/g, '-')
  return /^[A-Z][A-Z0-9]{0,2}-\d\d-\d\d-\d{6,9}$/.test(number) ? number : null
}
