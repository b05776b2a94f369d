import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { numberFault } from '../../../shared/copy/numbers.ts'
import { type NumberKind, numberRules } from '../../../shared/numbers/number-rules.ts'
import { readNumber } from '../../../shared/numbers/read-number.ts'
import { productFields, variantFields } from '../../../shared/office/goods-fields.ts'
import type { GridColumn } from '../../../shared/office/grid-columns.ts'
import { cellKey, type GridDraft } from './grid-moves.ts'

const numbers: Partial<Record<GridColumn, NumberKind>> = {
  price: 'rupees',
  offerPrice: 'rupees',
  weightGrams: 'count',
  longestMm: 'count',
  minimumQuantity: 'count',
  multiple: 'count',
}

/** Value of a cell of a number; undefined: it is no number. A dash takes a value away, as in a file. */
export function numberOfCell({ variant }: Pick<GridRow, 'variant'>, column: GridColumn) {
  const kind = numbers[column]
  const fields: Readonly<Record<string, object>> = variant === null ? productFields : variantFields
  return kind && { kind, optional: 'optional' in (fields[column] ?? {}) }
}

/** A sentence for each cell that was typed into and cannot be read as its number: while there is one, nothing is saved. */
export function cellFaults(rows: readonly GridRow[], draft: GridDraft): Record<string, string> {
  const found: Record<string, string> = {}
  for (const row of rows) {
    for (const column of Object.keys(row.cells) as GridColumn[]) {
      const text = draft[cellKey(row, column)]
      const number = numberOfCell(row, column)
      if (text === undefined || !number || text.trim() === '-') continue
      const reading = readNumber(text, numberRules[number.kind])
      if (!('fault' in reading) || (number.optional && reading.fault.why === 'empty')) continue
      found[cellKey(row, column)] = numberFault(reading.fault, numberRules[number.kind])
    }
  }
  return found
}
