import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { readText } from './guess-encoding.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Sheet, SheetFault } from './sheet-shapes.ts'

/** Reads a table by what is in the file: its name says nothing. Throws SheetFault. It is costly: see table-files.ts. */
export async function readFile(bytes: Buffer): Promise<Sheet> {
  if (bytes.length > sheetLimits.sheetBytes) throw new SheetFault(sheetFaults.tooLarge)
  const sheet = bytes.subarray(0, 4).equals(zip) ? await readXlsx(bytes) : readPlain(bytes)
  while (sheet.rows.length > 0 && isEmpty(sheet.rows.at(-1) ?? [])) sheet.rows.pop()
  if (sheet.rows.length === 0) throw new SheetFault(sheetFaults.empty)
  if (sheet.rows.length > sheetLimits.sheetRows + 1)
    throw new SheetFault(sheetFaults.tooManyRows(sheetLimits.sheetRows))
  if (sheet.rows.some(({ length }) => length > sheetLimits.sheetColumns)) {
    throw new SheetFault(sheetFaults.tooManyColumns(sheetLimits.sheetColumns))
  }
  const long = sheet.rows.findIndex((row) => row.some(isLong))
  if (long !== -1) throw new SheetFault(sheetFaults.longCell(long + 1, sheetLimits.sheetCellLetters))
  return sheet
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

function readPlain(bytes: Buffer): Sheet {
  const head = bytes.subarray(0, 4)
  if (head.equals(compound)) throw new SheetFault(sheetFaults.oldExcel)
  if (head.equals(emptyZip)) throw new SheetFault(sheetFaults.broken)
  if (head.equals(Buffer.from('%PDF'))) throw new SheetFault(sheetFaults.noSheet)
  const { text, encoding } = readText(bytes)
  if (text.trim() === '') throw new SheetFault(sheetFaults.empty)
  if (/^\s*<(!|\?|html|table|workbook)/i.test(text.slice(0, 500))) throw new SheetFault(sheetFaults.webPage)
  const { rows, separator, ends } = readCsv(text, sheetLimits.sheetRows + 1)
  return { rows, found: { format: 'csv', encoding, separator }, ends }
}

function isEmpty(row: readonly unknown[]): boolean {
  return row.every((cell) => cell === '')
}
