import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn, readNumber } from '../../../shared/numbers/read-number.ts'
import type { GoodsField, GoodsFieldKind } from '../../../shared/office/goods-fields.ts'
import type { GoodsAttribute } from '../../../shared/office/goods-types.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { readPairs } from './list-texts.ts'
import { plainText } from './plain-text.ts'
import { readChoice } from './read-choice.ts'
import type { AttributeKind } from './sheet-columns.ts'
import { usualText } from './write-cell.ts'

/** Value of a cell, or the reason why it has none. */
export type CellReading = { value: unknown } | { problem: string }

/** The text of a cell, or what is wrong with one that a spreadsheet has made. Line breaks are those of the shop. */
export function cellText(cell: Cell): { text: string } | { problem: string } {
  if (typeof cell === 'object') return { problem: say[cell.odd](cell.text) }
  return { text: typeof cell === 'number' ? String(cell) : cell.replaceAll('\r\n', '\n') }
}

/** Reads the text of a cell as a field, not empty. `-` takes a value away. */
export function readCell({ kind, optional, of }: GoodsField, text: string, facts: GoodsFacts): CellReading {
  if (text.trim() === '-') return clear(kind, optional === true)
  if (kind === 'choice') return readChoice(of, text.trim(), facts)
  if (kind === 'list') return readList(of, text, facts)
  return readers[kind](text)
}

function clear(kind: GoodsFieldKind, isOptional: boolean): CellReading {
  if (isOptional) return { value: null }
  if (kind === 'line' || kind === 'text') return { value: '' }
  if (kind === 'words') return { value: {} }
  const isList = kind === 'list' || kind === 'rows' || kind === 'breaks' || kind === 'pictures' || kind === 'files'
  return isList ? { value: [] } : { problem: say.cannotClear }
}

const dash = /^'+-$/
const asText = (text: string) => {
  const plain = plainText(text).trim()
  return { value: dash.test(plain) ? plain.slice(1) : plain }
}

const readers: Record<Exclude<GoodsFieldKind, 'choice' | 'list'>, (text: string) => CellReading> = {
  line: asText,
  text: asText,
  money: readAmount,
  whole: (text) => {
    const value = numberIn(text, numberRules.wholeOfSheet)
    return value === undefined ? { problem: say.whole(text) } : { value }
  },
  number: (text) => {
    const value = numberIn(text, numberRules.quantity)
    return value === undefined ? { problem: say.number(text) } : { value }
  },
  yes: (text) => {
    const word = text.trim().toLowerCase()
    if (['yes', 'y', 'true', '1'].includes(word)) return { value: true }
    return ['no', 'n', 'false', '0'].includes(word) ? { value: false } : { problem: say.yes(text) }
  },
  rows: (text) => pairsAs(text, ([title, description]) => ({ title, description })),
  files: (text) => pairsAs(text, ([name, file]) => ({ name, file })),
  words: (text) => {
    const read = readPairs(text)
    return 'line' in read ? { problem: say.rows(read.line) } : { value: Object.fromEntries(read.pairs) }
  },
  breaks: readBreaks,
  pictures: (text) => ({ value: text.split(/[\s,;]+/).filter((address) => address !== '') }),
  attributes: () => ({ problem: say.unknownHead(null) }),
}

function pairsAs(text: string, make: (pair: [string, string]) => object): CellReading {
  const read = readPairs(text)
  return 'line' in read ? { problem: say.rows(read.line) } : { value: read.pairs.map(make) }
}

/** Rupees as people write them, to paise: 1250, 1,250.50, ₹1,250/-, Rs. 1250. */
function readAmount(text: string): CellReading {
  const reading = readNumber(text, numberRules.rupees)
  if (!('fault' in reading)) return { value: reading.units }
  const { fault } = reading
  const exact = fault.why === 'decimals' && numberIn(text, { ...numberRules.rupees, decimals: 6 })
  if (typeof exact === 'number') return { problem: say.decimals(text, exact.toFixed(2)) }
  return { problem: say.amount(text, fault.why === 'comma' ? fault.meant : null) }
}

function readBreaks(text: string): CellReading {
  const breaks: { from: number; price: number }[] = []
  for (const entry of text.split(/[;\n]/)) {
    if (entry.trim() === '') continue
    const [, pieces = '', price = ''] = /^([^:=]+)[:=](.+)$/.exec(entry.trim()) ?? []
    const from = numberIn(pieces, numberRules.pieces)
    const amount = readAmount(price)
    if (from === undefined || !('value' in amount)) return { problem: say.breaks(text) }
    breaks.push({ from, price: Number(amount.value) })
  }
  return { value: breaks }
}

function readList(of: GoodsField['of'], text: string, facts: GoodsFacts): CellReading {
  const ids: unknown[] = []
  for (const entry of text.split(/[,;\n]/)) {
    if (entry.trim() === '') continue
    const read = readChoice(of, entry.trim(), facts)
    if ('problem' in read) return read
    ids.push(read.value)
  }
  return { value: ids }
}

/** Reads a cell of an attribute's column: a value in each line, of which a set has several; none: the attribute is taken away. */
export function readAttributes(
  key: string,
  kind: AttributeKind,
  typed: string,
): { values: GoodsAttribute[] } | { problem: string } {
  if (typed.trim() === '-') return { values: [] }
  const values: GoodsAttribute[] = []
  for (const line of typed.split('\n')) {
    if (line.trim() === '') continue
    const read = readAttribute(key, kind, line.trim())
    if ('problem' in read) return read
    values.push(read.value)
  }
  return { values }
}

function readAttribute(
  key: string,
  kind: AttributeKind,
  text: string,
): { value: GoodsAttribute } | { problem: string } {
  const [, left, right] = /^(.+?) \| (.+)$/s.exec(text) ?? []
  const written = left ?? (dash.test(text) ? text.slice(1) : text)
  if (kind.kind === 'word') return { value: { key, value: written, text: right ?? written } }
  const value = numberIn(written, { ...numberRules.measure, ...(kind.unit !== null && { mark: kind.unit }) })
  if (value === undefined) return { problem: say.attributeNumber(text, kind.unit) }
  return { value: { key, value, text: right ?? usualText(value, kind) } }
}
