import { type BarcodeKind, type ReadCode, readBarcode } from '../../../shared/barcodes/read-barcode.ts'
import { isPlainLine } from '../../../shared/contract/text-shapes.ts'
import { codeProblems as say } from '../../../shared/copy/office/code-problems.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'

/** A bar code of an item as its cell says it: on so many pieces. */
export interface ItemCode extends ReadCode {
  pieces: number
  note: string | null
}

/** The codes of a cell, in its order, or why it says none. */
export type CodesReading = { codes: ItemCode[] } | { problem: string }

/** Prefix of a code that is no retail number, though it may look like one. */
const marker = 'code128:'
const longest = 200
const entries = /(?:\\[\\;,|]|[^;,\n])+/g
const withNote = /^((?:\\[\\;,|]|[^|])*)(?:\|(.*))?$/s
const withPieces = [/^(.*\S)\s+[x×]\s*(\d+)$/is, /^(\d[\d -]{6,}\d)[x×]\s*(\d+)$/i]
/** Pattern of a long number as a spreadsheet writes it: 8.90123E+12, and programs of a column of numbers: 8901234567890.0. */
const shortened = /^(\d+(\.\d+)?e[+-]?\d+|\d{7,14}\.0+)$/i

/**
 * Codes as the text of a cell, in one order: `8901234567890; 8901234567906 x10 | Box of ten`. Reading it again gives the same
 * codes: `;`, `,`, `|` and a backslash inside of one have a backslash in front, and a code that would be read otherwise has
 * `code128:`. None is ''.
 */
export function writeCodes(codes: readonly ItemCode[]): string {
  const sorted = codes.toSorted((a, b) => a.pieces - b.pieces || (a.code < b.code ? -1 : 1))
  return sorted.map(writeCode).join('; ')
}

function writeCode(code: ItemCode): string {
  const bare = escaped(code.code)
  const pieces = code.pieces === 1 ? ['', ' x1'] : [` x${code.pieces}`]
  const note = code.note === null ? '' : ` | ${escaped(code.note)}`
  const ways = ['', marker].flatMap((before) => pieces.map((behind) => before + bare + behind + note))
  return ways.find((way) => isReadAs(way, code)) ?? ways.at(-1) ?? ''
}

function isReadAs(text: string, { code, kind, pieces, note }: ItemCode): boolean {
  const read = readCodes(text)
  const [one, more] = 'codes' in read ? read.codes : []
  return one?.code === code && one.kind === kind && one.pieces === pieces && one.note === note && more === undefined
}

/**
 * Reads a cell of codes, not empty: separated by `;`, `,` or line breaks, each with the pieces of its pack (`x10`) and a note
 * behind `|` where it has them. A check digit has to be right, as on the screen; `-` is no code at all.
 */
export function readCodes(text: string): CodesReading {
  const codes: ItemCode[] = []
  if (text.trim() === '-') return { codes }
  const seen = new Set<string>()
  for (const [entry] of text.matchAll(entries)) {
    if (entry.trim() === '') continue
    const read = readEntry(entry.trim())
    if (typeof read === 'string') return { problem: read }
    if (seen.has(read.code)) return { problem: say.inCell(read.code) }
    seen.add(read.code)
    codes.push(read)
  }
  return { codes }
}

/** A code, or what is wrong with it. */
function readEntry(entry: string): ItemCode | string {
  if (entry.length > longest) return say.none(`${entry.slice(0, 20)}…`)
  const [, front = '', behind = ''] = withNote.exec(entry) ?? []
  const [, bare = front, amount = '1'] = withPieces.map((way) => way.exec(front.trim())).find((found) => found) ?? []
  const pieces = Number(amount)
  if (pieces < 1 || pieces > countingLimits.packPiecesMax) return say.pieces(entry, countingLimits.packPiecesMax)
  const note = plain(behind).trim() || null
  if (note !== null && note.length > countingLimits.barcodeNoteMax) return say.note(countingLimits.barcodeNoteMax)
  if (note !== null && !isPlainLine(note)) return say.unseen
  const code = readCode(plain(bare).trim())
  return typeof code === 'string' ? code : { ...code, pieces, note }
}

function readCode(text: string): ReadCode | string {
  const isMarked = text.toLowerCase().startsWith(marker)
  const [bare, kind]: [string, BarcodeKind?] = isMarked ? [text.slice(marker.length), 'code128'] : [text]
  if (!isMarked && shortened.test(bare)) return say.shortened(bare)
  const read = readBarcode(bare, kind)
  if (!('problem' in read)) return read
  return read.problem === 'check-digit' ? say.wrongDigit(bare, read.digit) : say.none(bare)
}

function escaped(text: string): string {
  return text.replace(/[\\;,|]/g, '\\$&')
}

function plain(text: string): string {
  return text.replace(/\\([\\;,|])/g, '$1')
}
