/** The kinds of bar codes that the shop knows. `upca` is kept with a 0 before its 12 digits, as an EAN-13 that begins with 0. */
export const barcodeKinds = ['ean13', 'upca', 'ean8', 'itf14', 'code128'] as const
export type BarcodeKind = (typeof barcodeKinds)[number]

/** A code as it is kept: retail numbers as 8, 13 or 14 digits, anything else as it was read. */
export interface ReadCode {
  code: string
  kind: BarcodeKind
}

/** Reason why a text is no code: `digit` is the check digit that would be right. */
export type CodeProblem = { problem: 'shape' } | { problem: 'check-digit'; digit: string }

const longest = 48
const printable = /^[!-~]([ -~]*[!-~])?$/

/** The last digit that a retail number has to have after these (GS1 General Specifications, 7.9). */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Prefix that a scanner sends: the kind of the code (AIM symbology identifier, ISO/IEC 15424), such as `]E0`. */
const scannedKind = /^\][A-Za-z][0-9A-Za-z]/
/** Kinds whose text is a row of fields (GS1 application identifiers), each with its number in front. */
const gs1Kinds = /^\](C1|e[0-3]|d2|Q3|J1)/
/** The field of the retail number, as a scanner sends it and as people write it. */
const gs1Number = /^01(\d{14})/
const writtenNumber = /^\(01\)\s*(\d{14})(?=$|\(|\s)/

/** Separator of fields, which may stand before the first, too. */
const gs1Separator = '\u001d'

/** The code in what a scanner has sent, or somebody has typed: without the scanner's prefix, of GS1 fields the retail number. */
function withoutPrefix(text: string): string {
  const sent = text.replace(scannedKind, '')
  const bare = sent.startsWith(gs1Separator) ? sent.slice(1) : sent
  const number = gs1Kinds.test(text) ? gs1Number.exec(bare) : null
  return (number ?? writtenNumber.exec(bare))?.[1] ?? bare
}

/**
 * Reads what was typed or scanned. 8, 12, 13 or 14 digits are a retail number, whose check digit has to be right, unless it
 * is said to be a Code 128; spaces and hyphens that people write between its digits are left out, and so is what a scanner sends in
 * front. A UPC-E is kept as the UPC-A that it stands for.
 */
export function readBarcode(text: string, kind?: BarcodeKind): ReadCode | CodeProblem {
  const trimmed = withoutPrefix(text.trim())
  if (kind !== 'code128') {
    const digits = trimmed.replace(/[\s-]+/g, '')
    const retail = /^(\d{8}|\d{12,14})$/.test(digits)
      ? readRetail(kind === 'ean8' ? digits : asUpcA(digits))
      : undefined
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

/**
 * The UPC-A of a UPC-E, with its zeros (GS1 General Specifications, 5.2.2.4.2); any other number as it is. Eight digits that are an
 * EAN-8, too, stay one, unless they begin with 0: such an EAN-8 is no article's.
 */
function asUpcA(digits: string): string {
  if (!/^[01]\d{7}$/.test(digits)) return digits
  const isEan8 = checkDigit(digits.slice(0, -1)) === digits.at(-1)
  if (isEan8 && digits.startsWith('1')) return digits
  const whole = expanded(digits)
  return checkDigit(whole) === digits.at(-1) ? whole + digits.at(-1) : digits
}

/** The first eleven digits of the UPC-A: its sixth digit says where the zeros were left out. */
function expanded(digits: string): string {
  const [system, maker, end] = [digits.slice(0, 1), digits.slice(1, 6), digits.slice(6, 7)]
  if (end <= '2') return `${system}${maker.slice(0, 2)}${end}0000${maker.slice(2)}`
  if (end === '3') return `${system}${maker.slice(0, 3)}00000${maker.slice(3)}`
  if (end === '4') return `${system}${maker.slice(0, 4)}00000${maker.slice(4)}`
  return `${system}${maker}0000${end}`
}

/** A code that the shop makes itself: an EAN-13 of the range that is free within a company (GS1: 20 to 29). */
export function ownCode(number: number): ReadCode {
  const digits = `20${String(number).padStart(10, '0')}`
  return { code: digits + checkDigit(digits), kind: 'ean13' }
}
