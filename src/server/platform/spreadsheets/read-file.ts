import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { readText } from './guess-encoding.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetFault, type Spreadsheet } from './sheet-shapes.ts'

/**
 * Reads the tables of a file by what is in it: its name says nothing. A .xlsx has one for each sheet that can be seen and is not
 * empty. Throws SheetFault. It is costly: see table-files.ts.
 */
export async function readFile(bytes: Buffer): Promise<Spreadsheet[]> {
  if (bytes.length > sheetLimits.sheetBytes) throw new SheetFault(sheetFaults.tooLarge)
  const sheets = bytes.subarray(0, 4).equals(zip) ? await readXlsx(bytes) : [readPlain(bytes)]
  const filled = sheets.filter(({ rows }) => {
    trimRows(rows)
    return rows.length > 0
  })
  if (filled.length === 0) throw new SheetFault(sheetFaults.empty)
  const read = filled.map((sheet) => {
    const fault = faultOf(sheet)
    return fault === null ? sheet : { ...sheet, rows: [], fault }
  })
  const [first] = read
  if (first?.fault !== undefined && read.every(({ fault }) => fault !== undefined)) throw new SheetFault(first.fault)
  const cells = read.reduce((sum, { rows }) => sum + rows.reduce((of, { length }) => of + length, 0), 0)
  if (cells > sheetLimits.sheetCells) throw new SheetFault(sheetFaults.tooMuch)
  return read
}

/** Takes empty rows off the end, and of rows far wider than any table the empty cells: a colour in column 700 is none. */
function trimRows(rows: Cell[][]): void {
  while (rows.length > 0 && isEmpty(rows.at(-1) ?? [])) rows.pop()
  for (const row of rows) {
    if (row.length > sheetLimits.sheetColumns) row.length = row.findLastIndex((cell) => cell !== '') + 1
  }
}

/** Says why a table cannot be read as one of goods; null: it can. */
function faultOf({ rows }: Spreadsheet): string | null {
  if (rows.length > sheetLimits.sheetRows + sheetLimits.sheetTitleRows + 1)
    return sheetFaults.tooManyRows(sheetLimits.sheetRows)
  if (rows.some(({ length }) => length > sheetLimits.sheetColumns))
    return sheetFaults.tooManyColumns(sheetLimits.sheetColumns)
  const long = rows.findIndex((row) => row.some(isLong))
  return long === -1 ? null : sheetFaults.longCell(long + 1, sheetLimits.sheetCellLetters)
}

/** Nothing of ours: and who reads it looks at every letter often. */
function isLong(cell: Cell): boolean {
  const text = typeof cell === 'object' ? cell.text : cell
  return typeof text === 'string' && text.length > sheetLimits.sheetCellLetters
}

const zip = Buffer.from('PK\x03\x04', 'latin1')
const emptyZip = Buffer.from('PK\x05\x06', 'latin1')
/** Of Microsoft's older files, and of those with a password. */
const compound = Buffer.from('d0cf11e0', 'hex')

function readPlain(bytes: Buffer): Spreadsheet {
  const head = bytes.subarray(0, 4)
  if (head.equals(compound)) throw new SheetFault(sheetFaults.oldExcel)
  if (head.equals(emptyZip)) throw new SheetFault(sheetFaults.broken)
  if (head.equals(Buffer.from('%PDF'))) throw new SheetFault(sheetFaults.noSheet)
  const { text, encoding } = readText(bytes)
  if (text.trim() === '') throw new SheetFault(sheetFaults.empty)
  if (/^\s*<(!|\?|html|table|workbook)/i.test(text.slice(0, 500))) throw new SheetFault(sheetFaults.webPage)
  const { rows, separator, ends } = readCsv(text, sheetLimits.sheetRows + sheetLimits.sheetTitleRows + 1)
  return { rows, found: { format: 'csv', encoding, separator }, ends }
}

function isEmpty(row: readonly unknown[]): boolean {
  return row.every((cell) => cell === '')
}
