/** The kinds of bar codes that the shop knows. `upca` is kept with a 0 before its 12 digits, as an EAN-13 that begins with 0. */
export const barcodeKinds = ['ean13', 'upca', 'ean8', 'itf14', 'code128'] as const
export type BarcodeKind = (typeof barcodeKinds)[number]

/** A code as it is kept: retail numbers as 8, 13 or 14 digits, anything else as it was read. */
export interface ReadCode {
  code: string
  kind: BarcodeKind
}

/** Why something is no code: `digit` is the check digit that would be right. */
export type CodeProblem = { problem: 'shape' } | { problem: 'check-digit'; digit: string }

const longest = 48
const printable = /^[!-~]([ -~]*[!-~])?$/

/** The last digit that a retail number has to have after these (GS1 General Specifications, 7.9). */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * Reads what was typed or scanned. 8, 12, 13 or 14 digits are a retail number, whose check digit has to be right, unless it
 * is said to be a Code 128; spaces and hyphens that people write between its digits are left out.
 */
export function readBarcode(text: string, kind?: BarcodeKind): ReadCode | CodeProblem {
  const trimmed = text.trim()
  if (kind !== 'code128') {
    const digits = trimmed.replace(/[\s-]+/g, '')
    const retail = /^(\d{8}|\d{12,14})$/.test(digits) ? readRetail(digits) : undefined
    if (retail) return retail
    if (kind !== undefined) return { problem: 'shape' }
  }
  return printable.test(trimmed) && trimmed.length <= longest
    ? { code: trimmed, kind: 'code128' }
    : { problem: 'shape' }
}

function readRetail(digits: string): ReadCode | CodeProblem {
  const digit = checkDigit(digits.slice(0, -1))
  if (!digits.endsWith(digit)) return { problem: 'check-digit', digit }
  if (digits.length === 8) return { code: digits, kind: 'ean8' }
  // zeros before a number make no other one of it
  const short = digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits.padStart(13, '0')
  if (short.length === 14) return { code: short, kind: 'itf14' }
  return { code: short, kind: short.startsWith('0') ? 'upca' : 'ean13' }
}

/** A code that the shop makes itself: an EAN-13 of the range that is free within a company (GS1: 20 to 29). */
export function ownCode(number: number): ReadCode {
  const digits = `20${String(number).padStart(10, '0')}`
  return { code: digits + checkDigit(digits), kind: 'ean13' }
}
