import { type CellValue, readXlsx as read, type Cell as XlsxCell } from 'hucre/xlsx'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { refuseBomb } from './refuse-bomb.ts'
import { SheetFault, type Spreadsheet } from './sheet-shapes.ts'

/** More sheets than these are not looked at. */
const sheetsMost = 20

/**
 * The sheets of a .xlsx that can be seen. What a spreadsheet has made by itself (formulas, dates, errors) is named as such. A number
 * whose format says what is seen is read as that: 0.18 as 18%, 7 as 007. Any other stays one: nobody knows whether it lost a zero.
 * Throws SheetFault.
 */
export async function readXlsx(bytes: Buffer): Promise<Spreadsheet[]> {
  if (!refuseBomb(bytes).some((name) => name === 'xl/workbook.xml')) throw new SheetFault(sheetFaults.otherArchive)
  let seen = 0
  const book = await read(bytes, {
    maxRows: sheetLimits.sheetRows + sheetLimits.sheetTitleRows + 2,
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => {
      if (hidden || veryHidden || seen === sheetsMost) return false
      seen += 1
      return true
    },
  }).catch(refuse)
  const sheets = book.sheets.map(({ name }) => name)
  return book.sheets.map(({ name, rows, cells }) => ({
    rows: rows.map((row, at) => row.map((value, column) => cellOf(value, cells?.get(`${at},${column}`)))),
    found: { format: 'xlsx', sheet: name, sheets },
  }))
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
  return typeof value === 'number' ? numberOf(value, cell?.style?.numFmt) : value
}

/** A number as it is seen, where its format changes more than its look. */
function numberOf(value: number, format: string | undefined): Cell {
  if (format && /^0(\.0+)?\s?%$/.test(format)) return `${Number((value * 100).toPrecision(12))}%`
  if (format && /^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0')
  return Number(value.toPrecision(15))
}
