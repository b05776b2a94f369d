import { plainSearchText } from '../../search/plain-search-text.ts'
import { unitPattern } from '../../search/search-units.ts'
import {
  type Counting,
  countingOf,
  countPattern,
  measurePattern,
  numberOf,
  numberWordPattern,
} from './counting-words.ts'
import { withoutCourtesies } from './courtesies.ts'

/** One way to read what somebody asks for: how many, counted in what, and the rest, which names the goods. */
export interface ItemReading {
  /** Null: nothing is said. */
  quantity: number | null
  /** Null: a bare number. */
  counting: Counting | null
  /** In plain letters. */
  rest: string
  /** The number may as well be a size or a part of a code, or the other way round. */
  doubtful: boolean
}

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,2})?`
const START = String.raw`(?<![\p{L}\p{M}\p{N}./"-])`
const COUNTED = new RegExp(`${START}(${NUMBER}|${numberWordPattern}(?= ))[ -]?(${countPattern})`, 'gu')
const NAMED = new RegExp(
  String.raw`${START}(?:qty|quantity|quty|nos|pcs|എണ്ണം|ennam)\s*[:=.-]?\s*(\d{1,5})(?![\p{L}\p{N}./])`,
  'u',
)
const MEASURED = new RegExp(`${START}(${NUMBER}|${numberWordPattern}(?= ))[ -]?(${measurePattern})`, 'gu')
const DASHED = /(?:\s[-–]+\s*|\s*[=:]\s*|\.{2,}\s*|\s*-{2,}\s*|\s[-–]+)(\d{1,5})$/
const TIMES_BEHIND = /(?<![\d"]\s)(?<!\bm\d{1,2}\s)(?<=\s)x\s?(\d{1,4})$/
/** `c85 x 2`: behind a code, but not behind a thread, whose length it is. */
const TIMES_BEHIND_CODE = /(?<=(?<![\p{L}\p{N}])(?!m\d)\p{L}{1,3}-?\d{1,4}\s)x\s?(\d{1,3})$/u
/** `2x 5m tape`: nobody writes a size with a gap behind its sign alone. */
const TIMES_CLOSE = /^(\d{1,3})x\s+(?=\d)/
/** `5 x elbow`, `2 x 6204 2rs`: a number of four digits or five is a code, unless it measures something. */
const TIMES_BEFORE = new RegExp(
  String.raw`^(\d{1,4})\s?x\s+(?=\p{L}|\d{4,5}(?<!00)(?![\p{N}.]|\s?(?:x|${unitPattern})))`,
  'u',
)
const IN_BRACKETS = /[([]\s*(\d{1,5})\s*[)\]]$/
const TRAILING = /(?<=[\p{L}\p{M}\p{N}"')%]\s)(\d{1,5})$/u
/** `oru elbow`, `two elbows`; `oru 10 ennam` is `some 10`. */
const WRITTEN_OUT = new RegExp(String.raw`^(${numberWordPattern}) (?!${unitPattern})(?=\S)`, 'u')
const LEADING = new RegExp(String.raw`^(\d{1,3})\s+(?!${unitPattern}|x )(?=\S)`, 'u')
/** `grade 8`, `size 9`, `no 12`: a number that belongs to the word before it. */
const OF_A_WORD = /(?:grade|size|no|no\.|number|type|class|series|x|grit|model|shade|phase|core|section|ply)\s$/

/**
 * The ways to read what somebody asks for, the likeliest first; at least one. A number with `nos`, `pkt`, `dozen` and the like
 * counts; a bare one at the end or the beginning may count or be a size, and is read both ways. Pure, never fails.
 */
export function readItem(text: string): ItemReading[] {
  const plain = withoutCourtesies(plainSearchText(text))
    .replace(/[,;.\s]+$/, '')
    .replace(/^[-–=:,.\s]+(?!\d)/, '')
  const counted = readCounted(plain) ?? readNamed(plain)
  if (counted) return [counted]
  const plainly = readSign(plain)
  if (plainly) return [plainly]
  const written = WRITTEN_OUT.exec(plain)
  if (written)
    return [
      { quantity: amount(written[1] ?? ''), counting: null, rest: plain.slice(written[0].length), doubtful: false },
    ]
  const asItStands: ItemReading = { quantity: null, counting: null, rest: plain, doubtful: false }
  const bare = readBare(plain)
  const measured = readMeasured(plain)
  return [...bare, ...measured, { ...asItStands, doubtful: bare.length > 0 }]
}

/** The last number with a word that counts: before it may stand how many are in a pack. */
function readCounted(plain: string): ItemReading | undefined {
  const found = [...plain.matchAll(COUNTED)].filter(({ index }) => !/\b(?:of|pack|box)\s$/.test(plain.slice(0, index)))
  const last = found.at(-1)
  if (!last) return undefined
  const [whole, number = '', word = ''] = last
  const rest = without(plain, last.index, whole.length)
  const quantity = amount(number)
  const counting = countingOf(word) ?? 'piece'
  const isPart = counting === 'piece' && !Number.isInteger(quantity)
  // `screwdriver set 6 pcs` is one set of six, or six sets
  const ofASet =
    counting === 'piece' && quantity > 1 && found.length === 1 && /(?<![\p{L}])(?:set|kit)s?(?![\p{L}])/u.test(rest)
  return { quantity, counting, rest: rest.replace(WRITTEN_OUT, ''), doubtful: found.length > 1 || ofASet || isPart }
}

function readNamed(plain: string): ItemReading | undefined {
  const found = NAMED.exec(plain)
  if (!found) return undefined
  return {
    quantity: Number(found[1]),
    counting: 'piece',
    rest: without(plain, found.index, found[0].length),
    doubtful: false,
  }
}

/** `- 5`, `= 5`, `x 5`, `(5)`, `5 x`. */
function readSign(plain: string): ItemReading | undefined {
  for (const pattern of [IN_BRACKETS, DASHED, TIMES_BEHIND, TIMES_BEHIND_CODE, TIMES_BEFORE, TIMES_CLOSE]) {
    const found = pattern.exec(plain)
    if (!found) continue
    const rest = without(plain, found.index, found[0].length)
    if (/[\p{L}\p{N}]/u.test(rest)) return { quantity: Number(found[1]), counting: null, rest, doubtful: false }
  }
  return undefined
}

function readBare(plain: string): ItemReading[] {
  const readings: ItemReading[] = []
  for (const pattern of [TRAILING, LEADING]) {
    const found = pattern.exec(plain)
    if (!found || OF_A_WORD.test(plain.slice(0, found.index))) continue
    const rest = without(plain, found.index, found[0].length)
    if (!/[\p{L}\p{M}"']|\d{3}/u.test(rest)) continue
    readings.push({ quantity: Number(found[1]), counting: null, rest, doubtful: true })
  }
  return readings
}

/** `90 m`: so many metres of what is sold by the metre. */
function readMeasured(plain: string): ItemReading[] {
  const last = [...plain.matchAll(MEASURED)].at(-1)
  if (!last) return []
  const [whole, number = '', word = ''] = last
  const rest = without(plain, last.index, whole.length)
  if (!/[\p{L}\p{M}]/u.test(rest)) return []
  return [{ quantity: amount(number), counting: countingOf(word) ?? null, rest, doubtful: false }]
}

function amount(number: string): number {
  return numberOf(number) ?? Number(number)
}

function without(plain: string, at: number, length: number): string {
  return `${plain.slice(0, at)} ${plain.slice(at + length)}`
    .replace(/\s+/g, ' ')
    .replace(/(?:^|\s)(?:each|only|of)$/, '')
    .replace(/[\s,;:=–([-]+$/, '')
    .replace(/^[\s,;:=–)\]-]+(?=\D)/, '')
    .trim()
}
