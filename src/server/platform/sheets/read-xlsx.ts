import { type CellValue, readXlsx as read, type Cell as XlsxCell } from 'hucre/xlsx'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { refuseBomb } from './refuse-bomb.ts'
import { type Sheet, SheetFault } from './sheet-shapes.ts'

/**
 * The first sheet of a .xlsx that can be seen. What a spreadsheet has made by itself (formulas, dates, errors) is named as such,
 * and a number stays one: nobody knows whether it lost a zero. Throws SheetFault.
 */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  if (!refuseBomb(bytes).some((name) => name === 'xl/workbook.xml')) throw new SheetFault(sheetFaults.otherArchive)
  let chosen = -1
  let last = 0
  const book = await read(bytes, {
    maxRows: sheetLimits.sheetRows + 2,
    sheets: ({ hidden, veryHidden }, index) => {
      last = index
      if (chosen === -1 && !hidden && !veryHidden) chosen = index
      return chosen === index
    },
  }).catch(refuse)
  const [sheet] = book.sheets
  if (!sheet) throw new SheetFault(sheetFaults.empty)
  const rows = sheet.rows.map((row, at) =>
    row.map((value, column) => cellOf(value, sheet.cells?.get(`${at},${column}`))),
  )
  return { rows, found: { format: 'xlsx', sheet: sheet.name, otherSheets: last } }
}

function refuse(error: unknown): never {
  if (error instanceof Error && error.message.includes('cells), over')) throw new SheetFault(sheetFaults.tooMuch)
  throw new SheetFault(sheetFaults.broken)
}

function cellOf(value: CellValue, cell: XlsxCell | undefined): Cell {
  if (cell?.type === 'formula' || cell?.formula !== undefined) return { odd: 'formula', text: `=${cell.formula}` }
  if (cell?.type === 'error') return { odd: 'error', text: String(value) }
  if (value === null) return ''
  if (value instanceof Date) return { odd: 'date', text: value.toISOString().slice(0, 10) }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // fifteen digits are what a spreadsheet keeps of a number
  return typeof value === 'number' ? Number(value.toPrecision(15)) : value
}
