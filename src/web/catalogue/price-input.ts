import { catalogue } from '../../shared/copy/catalogue.ts'

/** Returns whether a price box may hold a text: digits with commas. Anything else is refused as it is typed. */
export function isPriceText(text: string): boolean {
  return /^[\d,]{0,13}$/.test(text)
}

/** The same of the upper price, which may also be the word Any. */
export function isUpperPriceText(text: string): boolean {
  return isPriceText(text) || catalogue.any.toLowerCase().startsWith(text.trim().toLowerCase())
}

/** Whole rupees of a price box; null for no bound: empty, zero, or the word Any. */
export function readPriceText(text: string): number | null {
  const digits = text.replaceAll(',', '').trim()
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** Whole rupees as a price box shows them, with Indian commas. */
export function priceText(rupees: number | null): string {
  return rupees === null ? '' : rupees.toLocaleString('en-IN')
}
