import { Failure } from '../../../shared/errors/failure.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'

/** The formats in which tables come and go. */
export type SheetFormat = 'xlsx' | 'csv'

/** The media type of a file of each. */
export const sheetContentTypes: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Form in which a file was read, to be shown: what was guessed may be wrong. */
export type FoundForm =
  | { format: 'xlsx'; sheet: string; sheets: string[] }
  | { format: 'csv'; encoding: Encoding; separator: Separator }

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
export type Separator = ',' | ';' | '\t' | '|'

/** A table as it stands in a file: `rows[0]` is row 1. Rows of CSV have as many cells as they have in the file. */
export interface Spreadsheet {
  rows: Cell[][]
  found: FoundForm
  /** Of CSV: the last row has a line break behind it, so that nothing of it is cut off. */
  ends?: boolean
  /** Reason why its rows cannot be read, and what to do. */
  fault?: string
}

/** A file that is no table: what is wrong with it and what to do, for whoever sent it. */
export class SheetFault extends Failure {
  override name = 'SheetFault'
  constructor(message: string) {
    super('bad_input', message)
  }
}

/** Content of a cell of a table that is written. */
export type WrittenCell = string | number
