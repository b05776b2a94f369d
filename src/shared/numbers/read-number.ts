import type { NumberRule } from './number-rules.ts'

/** A number that was read, or why a text is none. */
export type NumberReading =
  /** `units`: a whole number of the smallest part (paise, hundredths of a percent, pieces). `value`: the same with its point, as calls carry it. */
  { value: number; units: number } | { fault: NumberFault }

/** `meant`: what a text with a decimal comma most likely says, to be proposed and never to be taken. */
export type NumberFault = { why: 'empty' | 'unclear' | 'decimals' | 'range' } | { why: 'comma'; meant: string }

/**
 * Reads a number as people in India type and paste it (decision 140): in any script's digits, grouped the Indian or the western
 * way by commas or by spaces, with the marks of its rule around it. What can be read in two ways, or in none, is a fault.
 */
export function readNumber(text: string, rule: NumberRule): NumberReading {
  const spaced = text.trim().replace(/\p{Zs}+/gu, ' ')
  if (spaced.length > longest) return { fault: { why: 'unclear' } }
  const plain = asPlain(spaced)
  if (plain === '') return { fault: { why: 'empty' } }
  const bare = withoutMarks(plain, rule)
  const [, sign = '', whole, fraction = ''] = shape.exec(bare) ?? []
  const digits = whole === undefined ? undefined : withoutGroups(whole)
  if (digits === undefined || (sign !== '' && !rule.signed && sign === '+')) return { fault: unclear(bare, rule) }
  if (fraction.length > rule.decimals) return { fault: { why: 'decimals' } }
  const written = `${sign === '-' ? '-' : ''}${digits}`
  const value = Number(fraction === '' ? written : `${written}.${fraction}`)
  const units = Number(written + fraction.padEnd(rule.decimals, '0'))
  const isIn = value >= rule.least && value <= rule.most && Number.isSafeInteger(units)
  return isIn ? { value: value || 0, units: units || 0 } : { fault: { why: 'range' } }
}

/** No number is longer, with all that is around it: what is read below costs nothing. */
const longest = 60

/** Sign, digits with their groups, and what stands behind the point. */
const shape = /^([+-]?) ?(\d[\d, ]*)(?:\.(\d+))?$/

/** 1,00,000 and 100,000; 1 00 000 and 100 000; no zero in front of a group, which would be a decimal comma. */
const groups = [',', ' '].flatMap((mark) => [
  new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$`),
  new RegExp(`^[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}$`),
])

function withoutGroups(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole
  return groups.some((group) => group.test(whole)) ? whole.replace(/[, ]/g, '') : undefined
}

function unclear(bare: string, { decimals }: NumberRule): NumberFault {
  const [, whole, fraction = ''] = /^(\d+),(\d+)$/.exec(bare) ?? []
  const isComma = whole !== undefined && fraction.length <= decimals
  return isComma ? { why: 'comma', meant: `${whole}.${fraction}` } : { why: 'unclear' }
}

const rupees = /^(?:₹|rs\.?|inr)? ?(.*?)(?: ?\/[-=])?$/i
const rupeesBehind = /^(.*?)(?: ?\/[-=])? ?(?:₹|rs\.?|inr)$/i

function withoutMarks(text: string, { mark }: NumberRule): string {
  if (mark === undefined) return text
  if (mark === '₹') return (rupeesBehind.exec(text) ?? rupees.exec(text))?.[1] ?? text
  const ends = text.toLowerCase().endsWith(asPlain(mark).toLowerCase())
  return ends ? text.slice(0, -asPlain(mark).length).trimEnd() : text
}

/** Signs that mean the same, by the one that is read. */
const same: Readonly<Record<string, string>> = {
  '，': ',',
  '٬': ',',
  '．': '.',
  '٫': '.',
  '％': '%',
  '٪': '%',
  '−': '-',
  '–': '-',
  '－': '-',
  '＋': '+',
  '／': '/',
  '₨': '₹',
}

/** A short text with western digits, plain signs and spaces; digits of two scripts in one text are left as they are, and so unreadable. */
function asPlain(text: string): string {
  const signs = text
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(/[，٬．٫％٪−–－＋／₨]/g, (sign) => same[sign] ?? sign)
  const zeros = new Set(Array.from(signs.matchAll(/\p{Nd}/gu), ([digit]) => zeroOf(digit)))
  return zeros.size > 1 ? signs : signs.replace(/\p{Nd}/gu, westernOf)
}

/** Returns the code point of a script's zero: Unicode keeps digits in runs from 0 to 9. */
function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return zero
}

function westernOf(digit: string): string {
  return String(((digit.codePointAt(0) ?? 0) - zeroOf(digit)) % 10)
}

/** The number of a text; undefined where it is none. */
export function numberIn(text: string, rule: NumberRule): number | undefined {
  const reading = readNumber(text, rule)
  return 'fault' in reading ? undefined : reading.value
}
