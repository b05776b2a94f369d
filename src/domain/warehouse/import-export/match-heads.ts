import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { problemHead, sheetHead } from '../../../shared/office/sheet-heads.ts'
import { nearestWord } from './nearest-word.ts'
import type { RowProblem } from './read-row.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** Meanings of a file's heads, by their text: the name of a column, or '' where the column is not read. */
export type HeadMeanings = Readonly<Record<string, string>>

/** A head of a file: what it means ('' nothing; null: nobody knows), and what may have been meant. */
export interface MatchedHead {
  head: string
  means: string | null
  perhaps: string | null
}

/** Matches of a file's columns. */
export interface MatchedHeads {
  /** Of each column of the file what it is; null: it is not read. */
  columns: (SheetColumn | null)[]
  heads: MatchedHead[]
  problems: RowProblem[]
}

/** Names of the trade for columns, beside their labels. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  product: ['product id', 'id', 'sku', 'code', 'item code', 'handle', 'part number'],
  variant: ['variant id', 'size code'],
  name: ['product name', 'item', 'item name', 'particulars', 'title'],
  price: ['mrp', 'm.r.p.', 'list price', 'maximum retail price'],
  offerPrice: ['sale price', 'our price', 'rate', 'net rate'],
  hsnCode: ['hsn', 'hsn/sac'],
  gstRate: ['gst', 'gst %', 'tax', 'tax rate'],
  unit: ['uom', 'uqc'],
  brandId: ['brand', 'make'],
  categoryId: ['category', 'group'],
  subcategoryId: ['subcategory', 'sub category'],
  minimumQuantity: ['moq', 'minimum'],
  multiple: ['pack', 'pack size'],
  weightGrams: ['weight', 'weight (g)'],
  longestMm: ['longest side', 'length (mm)'],
  labelIds: ['tags'],
  barcodes: [
    'barcode',
    'bar code',
    'bar codes',
    'ean',
    'ean code',
    'ean13',
    'ean-13',
    'gtin',
    'gtin-13',
    'upc',
    'upc code',
    'upc-a',
  ],
}

/** Labels of former versions, by which the files that they exported name their columns. */
const formerLabels: readonly (readonly [label: string, name: string])[] = [
  ['offer price', 'offerPrice'],
  ['price breaks', 'priceBreaks'],
  ['smallest quantity', 'minimumQuantity'],
  ['labels', 'labelIds'],
  ['pictures', 'images'],
  ['words of pictures', 'imageWords'],
  ['what differs', 'attributeTitle'],
  ['this one', 'attributeDescription'],
  ['place', 'position'],
  ['on sale', 'active'],
]

/**
 * Says which column of the shop each column of a file is. `means` goes first: what somebody chose, or what was chosen the last
 * time. With `only`, no others are read, and what else stands in the file makes no difference. `isEmpty`: whether a column has no
 * cell below its head; such a column without a name is none.
 */
export function matchHeads(
  row: readonly Cell[],
  known: readonly SheetColumn[],
  {
    means = {},
    only,
    isEmpty = () => false,
  }: {
    means?: HeadMeanings | undefined
    only?: readonly string[] | undefined
    isEmpty?: (column: number) => boolean
  } = {},
): MatchedHeads {
  const names = namesOf(known)
  const byName = new Map(known.map((column) => [column.name, column]))
  const heads = row.map((cell, at): MatchedHead => {
    const head = headText(cell)
    return head === '' && isEmpty(at) ? { head, means: '', perhaps: null } : matchHead(head, { names, byName, means })
  })
  const wanted = only && new Set(['product', 'variant', ...only])
  const columns = heads.map((head) => {
    const column = head.means === null ? undefined : byName.get(head.means)
    return column && (!wanted || wanted.has(column.name)) ? column : null
  })
  return { columns, heads, problems: [...headProblems(heads, columns, wanted), ...missing(columns, only ?? [])] }
}

/**
 * Gives how well a row serves as the head: two points for each column that it names or that was named so the last time, one for what
 * the trade calls a column.
 */
export function headReader(known: readonly SheetColumn[], means: HeadMeanings): (row: readonly Cell[]) => number {
  const names = namesOf(known)
  const trade = new Set(Object.values(otherNames).flat())
  return (row) => {
    const heads = new Set(row.map(headText).filter((head) => head !== ''))
    const points = (head: string) => {
      if (Object.hasOwn(means, head) || names.has(head.toLowerCase())) return 2
      return trade.has(plain(head)) ? 1 : 0
    }
    return [...heads].reduce((sum, head) => sum + points(head), 0)
  }
}

function headText(cell: Cell): string {
  return typeof cell === 'object' ? cell.text : String(cell).trim()
}

interface Known {
  names: ReadonlyMap<string, string>
  byName: ReadonlyMap<string, SheetColumn>
  means: HeadMeanings
}

function matchHead(head: string, { names, byName, means }: Known): MatchedHead {
  const chosen = Object.hasOwn(means, head) ? means[head] : undefined
  if (chosen === '' || (chosen === undefined && head === problemHead)) return { head, means: '', perhaps: null }
  const name = chosen ?? names.get(head.toLowerCase())
  if (name !== undefined && byName.has(name)) return { head, means: name, perhaps: null }
  return { head, means: null, perhaps: head === '' ? null : guess(head, names) }
}

function* headProblems(
  heads: readonly MatchedHead[],
  columns: MatchedHeads['columns'],
  wanted: ReadonlySet<string> | undefined,
): Generator<RowProblem> {
  for (const [at, { head, means, perhaps }] of heads.entries()) {
    const column = columns[at]
    const first = column ? columns.indexOf(column) : at
    const called = head || letterOf(at)
    if (first < at) yield { column: called, sentence: say.headTwice(letterOf(first)) }
    else if (means === null && !wanted)
      yield { column: called, sentence: head === '' ? say.noHead : say.unknownHead(perhaps) }
  }
}

function missing(columns: MatchedHeads['columns'], only: readonly string[]): RowProblem[] {
  const there = new Set(columns.map((column) => column?.name))
  const lacking = only.filter((name) => name !== 'product' && !there.has(name))
  const problems = lacking.map((column) => ({ column, sentence: say.noOnly(column) }))
  return there.has('product') ? problems : [{ column: 'product', sentence: say.noKeyColumn }, ...problems]
}

/** Every name by which a column is known, in small letters: first its own, then its head, its label, and that of a former version. */
function namesOf(known: readonly SheetColumn[]): Map<string, string> {
  const labels = known.flatMap((column): [string, string][] =>
    column.is === 'field' ? [[(column.product ?? column.variant)?.label.toLowerCase() ?? '', column.name]] : [],
  )
  const heads = known.map(({ name }): [string, string] => [sheetHead(name).toLowerCase(), name])
  const own = known.map(({ name }): [string, string] => [name.toLowerCase(), name])
  const former = formerLabels.filter(([, name]) => known.some((column) => column.name === name))
  return new Map([...former, ...labels.reverse(), ...heads.reverse(), ...own])
}

function plain(head: string): string {
  return head.toLowerCase().replace(/\s+/g, ' ')
}

function guess(head: string, names: ReadonlyMap<string, string>): string | null {
  const wanted = plain(head)
  const other = Object.entries(otherNames).find(([, all]) => all.includes(wanted))
  if (other) return other[0]
  const near = nearestWord(head, names.keys())
  return near === null ? null : (names.get(near) ?? null)
}

/** A column as spreadsheets name it: A, B … AA. */
function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter
}
