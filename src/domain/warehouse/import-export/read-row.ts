import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import type { Goods, GoodsAttribute, GoodsVariant } from '../../../shared/office/goods-types.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { same } from '../../operations/history/same-value.ts'
import { cellText, readAttributes, readCell } from './read-cell.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { writeAttributes, writeCell } from './write-cell.ts'

/** One field that a row changes, as texts of cells; long ones are cut. */
export interface RowDiff {
  column: string
  was: string
  becomes: string
  /** Of texts that are cut: by it another text is known that begins alike. */
  mark?: string
  /** Doubt about it that does not prevent it. */
  warning?: string
}

/** A problem in a row: its column, and what would be right. */
export interface RowProblem {
  column: string
  sentence: string
}

/** A row of a file, by the columns that are read; its keys have been read. */
export interface SheetRow {
  /** Number of the row as spreadsheets have it: the head is row 1. */
  row: number
  product: string
  variant: string | null
  cells: ReadonlyMap<SheetColumn, Cell>
}

/** Fields of its record that a row sets. */
export interface RowFields {
  fields: Record<string, unknown>
  diffs: RowDiff[]
  problems: RowProblem[]
}

type Record_ = Goods['product'] | GoodsVariant | null

/**
 * Reads the cells of a row against the record as it is (null: it is to be made). A cell that is empty, or says what is there
 * already, changes nothing.
 */
export function readRow(row: SheetRow, present: Record_, facts: GoodsFacts): RowFields {
  const read: RowFields = { fields: {}, diffs: [], problems: [] }
  const before = present?.attributes ?? []
  let attributes = before
  for (const [column, cell] of row.cells) {
    if (cell === '' || (column.is !== 'field' && column.is !== 'attribute')) continue
    const given = cellText(cell)
    if ('problem' in given) read.problems.push({ column: column.name, sentence: given.problem })
    else if (column.is === 'attribute') attributes = attributeCell(read, column, given.text, attributes)
    else fieldCell(read, column, { text: given.text, cell, isVariant: row.variant !== null, present, facts })
  }
  if (attributes !== before) read.fields.attributes = attributes
  return read
}

type FieldColumn = Extract<SheetColumn, { is: 'field' }>
type AttributeColumn = Extract<SheetColumn, { is: 'attribute' }>
interface Given {
  text: string
  cell: Cell
  isVariant: boolean
  present: Record_
  facts: GoodsFacts
}

function fieldCell(read: RowFields, column: FieldColumn, given: Given): void {
  const { text, cell, isVariant, present, facts } = given
  const { name } = column
  if (text.trim() === '') return
  const field = isVariant ? column.variant : column.product
  if (!field) {
    read.problems.push({ column: name, sentence: isVariant ? say.ofProduct : say.ofVariant })
    return
  }
  const value = (present as Record<string, unknown> | null)?.[name]
  const was = writeCell(field.kind, value)
  if (text === was.replaceAll('\r\n', '\n')) return
  const lost = typeof cell === 'number' && field.kind === 'line' && new RegExp(`^0+${text}$`).test(was)
  const reading = lost ? { problem: say.lostZero(was) } : readCell(field, text, facts)
  if ('problem' in reading) read.problems.push({ column: name, sentence: reading.problem })
  else if (present === null || !same(reading.value, value)) {
    read.fields[name] = reading.value
    read.diffs.push(diff(name, was, writeCell(field.kind, reading.value)))
  }
}

/** The attributes with what the cell says of one of them, which stays in its place. */
function attributeCell(
  read: RowFields,
  { name, key, kind }: AttributeColumn,
  text: string,
  attributes: readonly GoodsAttribute[],
): GoodsAttribute[] {
  const present = attributes.filter((attribute) => attribute.key === key)
  const was = writeAttributes(present, kind)
  const all = attributes as GoodsAttribute[]
  if (text.trim() === '' || text === was) return all
  const reading = readAttributes(key, kind, text)
  if ('problem' in reading) {
    read.problems.push({ column: name, sentence: reading.problem })
    return all
  }
  const { values } = reading
  if (same(values, present)) return all
  read.diffs.push(diff(name, was, writeAttributes(values, kind)))
  const place = all.findIndex((attribute) => attribute.key === key)
  const isOther = (attribute: GoodsAttribute) => attribute.key !== key
  if (place === -1) return [...all, ...values]
  return [...all.slice(0, place), ...values, ...all.slice(place).filter(isOther)]
}

/** A field that changes; of long texts what is shown, and a mark of the rest. */
export function diff(column: string, was: string, becomes: string): RowDiff {
  const most = sheetLimits.sheetDiffLetters
  const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)
  const isCut = was.length > most || becomes.length > most
  return { column, was: cut(was), becomes: cut(becomes), ...(isCut && { mark: markOf(`${was}\n\n${becomes}`) }) }
}

/** FNV-1a, of 32 bits. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}
