import type { HsnEntry } from '../../../domain/catalogue/tax/fitting-rates.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { SheetFault } from '../../platform/spreadsheets/sheet-shapes.ts'

/** One line of the table of rates, with the law that it follows. */
export interface HsnRate extends HsnEntry {
  source: string
}

const columns = ['hsn', 'description', 'rate_percent', 'source', 'effective_from'] as const
type Line = Record<(typeof columns)[number], string>
/** The whole customs tariff has 22,000 codes. */
const LINES_MAX = 50_000

/** Reads a table of rates as db/gst-rates.csv has it. Throws `bad_input` that names the line. */
export function readGstRates(csv: string): HsnRate[] {
  const [head = [], ...rows] = readRows(csv)
  const missing = columns.filter((name) => !head.includes(name))
  if (missing.length > 0) throw new Failure('bad_input', taxCopy.file.columns(missing))
  // the first line names the columns
  const lines = rows.map((cells, index) => ({ cells, number: index + 2 })).filter(({ cells }) => cells.join('') !== '')
  return lines.map(({ cells, number }) => {
    if (cells.length !== head.length) throw new Failure('bad_input', taxCopy.file.line(number, taxCopy.file.cells))
    const line = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])) as Line
    return readLine(line, number)
  })
}

function readRows(csv: string): string[][] {
  try {
    return readCsv(csv, LINES_MAX).rows
  } catch (error) {
    if (error instanceof SheetFault) throw new Failure('bad_input', error.message)
    throw error
  }
}

function readLine(line: Line, number: number): HsnRate {
  const refuse = (name: (typeof columns)[number]) => {
    throw new Failure('bad_input', taxCopy.file.line(number, taxCopy.file.value(name, line[name])))
  }
  const rate = Number(line.rate_percent)
  if (!/^\d{4,8}$/.test(line.hsn)) refuse('hsn')
  if (line.description.trim() === '') refuse('description')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(line.rate_percent) || rate > 40) refuse('rate_percent')
  if (!isDay(line.effective_from)) refuse('effective_from')
  return { code: line.hsn, description: line.description.trim(), rate, source: line.source, from: line.effective_from }
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
