import { sheetColumns } from '../../../domain/warehouse/import-export/sheet-columns.ts'
import { sheetWords } from '../../../shared/copy/office/sheet-words.ts'
import { stockColumns } from '../../../shared/office/stock-columns.ts'

type Attributes = Parameters<typeof sheetColumns>[0]

/** Every column that a file may have, by its name there, and what people call it. */
export function nameColumns(attributes: Attributes): { name: string; label: string }[] {
  return sheetColumns(attributes).map((column) => ({ name: column.name, label: labelOf(column) }))
}

function labelOf(column: ReturnType<typeof sheetColumns>[number]): string {
  if (column.is === 'attribute') return column.kind.name
  if (column.is === 'codes') return sheetWords.codes
  if (column.is === 'stock') return stockColumns[column.key].label
  if (column.is === 'field') return (column.product ?? column.variant)?.label ?? column.name
  return column.is === 'product' ? 'Product key' : 'Variant key'
}
