import { readFileSync } from 'node:fs'
import type { ToolWords } from '../../../domain/operations/books/gstr1-sheets.ts'
import type { KnownCodes } from '../../../domain/operations/books/return-problems.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'

const read = (name: string) => readFileSync(new URL(`../../../../db/${name}`, import.meta.url), 'utf8')
const rowsOf = (name: string) => readCsv(read(name), 10_000).rows.slice(1)

/** Reads the HSN codes and units that the Returns Offline Tool V3.2.4 knows, and its words for the codes of the trade. */
export function readCodes(): KnownCodes & { describeHsn: (code: string) => string } {
  const words = new Map(rowsOf('hsn-descriptions.csv').map(([code = '', text = '']) => [code, text]))
  return {
    hsn: new Set(read('hsn-codes.txt').trim().split('\n')),
    units: new Set(rowsOf('uqc.csv').map(([code = '']) => code)),
    describeHsn: (code) => words.get(code) ?? '',
  }
}

/** Reads how the tool writes units, and names the states as it does. */
export function readToolWords(): ToolWords {
  const units = new Map(rowsOf('uqc.csv').map(([code = '', label = '']) => [code, label]))
  const states = new Map<string, string>(indianStates.map(({ gstCode, name }) => [gstCode, name]))
  // the tool has kept the former name
  states.set('34', 'Pondicherry')
  return { placeOf: (code) => `${code}-${states.get(code) ?? ''}`, unitOf: (code) => units.get(code) ?? code }
}
