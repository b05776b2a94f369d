import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { productKeyOf, variantKeyOf } from './code-keys.ts'
import type { PlannedRow } from './plan-product.ts'
import { cellText } from './read-cell.ts'
import type { RowProblem, SheetRow } from './read-row.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** The rows of a file by the product that they are about, and those that say none. */
export interface GroupedRows {
  products: Map<string, SheetRow[]>
  wrong: PlannedRow[]
  /** Rows that say anything. */
  total: number
}

/**
 * Groups the rows below the head, which stands in row `head`. A row that says nothing, or the head once more, is left out; one with
 * more cells than the head, without a product, or about what an earlier row is about is wrong. Codes become keys; `isKnown` says of a
 * key whether it is a product's. `csv`: rows have as many cells as they have in the file. Spreadsheets leave out the
 * last ones where they are empty; a short row in which the file ends (`ends` is not so) may be cut off, and is wrong.
 */
export function groupRows(
  rows: readonly (readonly Cell[])[],
  columns: readonly (SheetColumn | null)[],
  { csv, head, isKnown }: { csv: { ends: boolean } | null; head: number; isKnown: (product: string) => boolean },
): GroupedRows {
  const grouped: GroupedRows = { products: new Map(), wrong: [], total: 0 }
  const seen = new Map<string, number>()
  const place = (name: string) => columns.findIndex((column) => column?.name === name)
  const keys = { product: place('product'), variant: place('variant') }
  const heads = JSON.stringify(rows[head])
  for (const [at, cells] of rows.entries()) {
    if (
      at <= head ||
      cells.every((cell) => cell === '') ||
      (cells[0] === rows[head]?.[0] && JSON.stringify(cells) === heads)
    )
      continue
    grouped.total += 1
    const row = at + 1
    const product = withText(keyOf(cells[keys.product]), (text) => productKeyOf(text, isKnown))
    const variant = withText(keyOf(cells[keys.variant]), (text) => variantKeyOf(product.text, text))
    const key = JSON.stringify([product.text, variant.text])
    const last = at === rows.length - 1
    const shape = csv ? ofCsv(cells, columns.length, last && !csv.ends) : ofSheet(cells, columns.length)
    const problem = shape ?? keyProblem(product, variant, seen.get(key))
    if (problem) {
      const ids = { product: product.text, variant: variant.text || null }
      grouped.wrong.push({ row, ...ids, name: product.text, state: 'wrong', diffs: [], problems: [problem] })
      continue
    }
    seen.set(key, row)
    const one = { row, product: product.text, variant: variant.text || null, cells: byColumn(cells, columns) }
    const others = grouped.products.get(product.text)
    if (others) others.push(one)
    else grouped.products.set(product.text, [one])
  }
  return grouped
}

interface Key {
  text: string
  problem?: string
}

function byColumn(cells: readonly Cell[], columns: readonly (SheetColumn | null)[]): Map<SheetColumn, Cell> {
  const named = new Map<SheetColumn, Cell>()
  // hundreds of columns in thousands of rows, most of them empty
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, column] = [cells[at] ?? '', columns[at]]
    if (cell !== '' && column) named.set(column, cell)
  }
  return named
}

function keyOf(cell: Cell = ''): Key {
  const read = cellText(cell)
  return 'problem' in read ? { text: '', problem: read.problem } : { text: read.text.trim() }
}

function withText(key: Key, change: (text: string) => string): Key {
  return key.text === '' ? key : { ...key, text: change(key.text) }
}

function ofSheet(cells: readonly Cell[], head: number): RowProblem | null {
  const has = cells.findLastIndex((cell) => cell !== '') + 1
  return has > head ? { column: 'product', sentence: say.cells(has, head) } : null
}

function ofCsv(cells: readonly Cell[], head: number, mayBeCut: boolean): RowProblem | null {
  const has = cells.length
  const tooMany = ofSheet(cells, head)
  if (tooMany) return tooMany
  return has < head && mayBeCut ? { column: 'product', sentence: say.cutOff(has, head) } : null
}

function keyProblem(product: Key, variant: Key, first: number | undefined): RowProblem | null {
  if (product.problem !== undefined) return { column: 'product', sentence: product.problem }
  if (variant.problem !== undefined) return { column: 'variant', sentence: variant.problem }
  if (product.text === '') return { column: 'product', sentence: say.noProduct }
  return first === undefined ? null : { column: 'product', sentence: say.twice(first) }
}
