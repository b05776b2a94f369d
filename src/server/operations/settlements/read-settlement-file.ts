import {
  formOfFile,
  type GivenRow,
  missingColumns,
  readSettlementRow,
} from '../../../domain/operations/settlements/read-settlement-row.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { settlements as copy, settlementFaults } from '../../../shared/copy/settlements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { readTables } from '../../platform/spreadsheets/table-files.ts'

/** A row of a file that is settled, with its number there. */
export type SettlementFileRow = SettlementRow & { row: number }

/** Settlements as a file says them. */
export interface ReadSettlements {
  rows: SettlementFileRow[]
  /** Rows that the provider has not settled yet. */
  leftOut: number
}

/** A table, or items of the provider's call, whose cells nobody has looked at. */
interface GivenFile {
  columns: string[]
  rows: GivenRow[]
  isTable: boolean
  faults: string[]
}

/** So many faults are named. */
const named = 20

/**
 * Reads a settlement file of the provider: JSON of its call, or CSV with the columns of the call or of the dashboard's report. Throws
 * `bad_input` with every fault in a line of its own, by row and column.
 */
export async function readSettlementFile(bytes: Uint8Array): Promise<ReadSettlements> {
  if (bytes.length > sheetLimits.sheetBytes) throw new Failure('bad_input', copy.tooLarge)
  const isJson = /^[\s\uFEFF]*[[{]/.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8'))
  return readRows(isJson ? itemsOf(parseJson(bytes)) : await tableOf(bytes))
}

/** The same, of the items of the provider's call. */
export function readSettlementItems(items: readonly unknown[]): ReadSettlements {
  return readRows(itemsOf(items))
}

/** Throws these faults as one: each in a line, and how many there are. */
export function refuseFile(faults: readonly string[]): never {
  const more = faults.length > named ? [copy.moreFaults(faults.length - named)] : []
  throw new Failure('bad_input', [copy.fileFaults(faults.length), ...faults.slice(0, named), ...more].join('\n'))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(
      Buffer.from(bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    )
  } catch {
    throw new Failure('bad_input', copy.noJson)
  }
}

function itemsOf(value: unknown): GivenFile {
  const { items, rows } = (Array.isArray(value) ? { items: value } : value) as { items?: unknown; rows?: unknown }
  const given = items ?? rows
  if (!Array.isArray(given)) throw new Failure('bad_input', copy.noRows)
  const cells = given.map((each) =>
    typeof each === 'object' && each !== null ? (each as Record<string, unknown>) : {},
  )
  return {
    columns: [...new Set(cells.flatMap((each) => Object.keys(each)))],
    rows: cells.map((each, at) => ({ row: at + 1, cells: each })),
    ...{ isTable: false, faults: [] },
  }
}

async function tableOf(bytes: Uint8Array): Promise<GivenFile> {
  const [sheet] = await readTables(bytes)
  const [head = [], ...body] = sheet?.rows ?? []
  if (sheet?.found.format !== 'csv') throw new Failure('bad_input', copy.wrongFile)
  const columns = head.map((cell) => textOf(cell).toLowerCase())
  const filled = body
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    ...{ columns, isTable: true },
    rows: filled.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(columns.map((column, at) => [column, textOf(cells[at] ?? '')])),
    })),
    faults: filled
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ row, cells }) =>
        settlementFaults.at(
          row,
          columns[cells.length] ?? columns.at(-1) ?? '',
          settlementFaults.cut(cells.length, columns.length),
        ),
      ),
  }
}

const textOf = (cell: Cell) => (typeof cell === 'object' ? cell.text : String(cell)).trim()

function readRows({ columns, rows, isTable, faults: cut }: GivenFile): ReadSettlements {
  const lacking = missingColumns(columns)
  if (rows.length === 0) throw new Failure('bad_input', copy.noRows)
  if (rows.length > sheetLimits.sheetRows) throw new Failure('bad_input', copy.tooManyRows(sheetLimits.sheetRows))
  if (lacking.length > 0) throw new Failure('bad_input', copy.noColumns(lacking))
  // what is missing of a row is one fault, not one for each of its cells
  if (cut.length > 0) refuseFile(cut)
  const form = formOfFile(columns, rows, isTable)
  const faults: string[] = []
  const read: SettlementFileRow[] = []
  for (const given of rows) {
    const reading = readSettlementRow(given, form)
    if ('faults' in reading) faults.push(...reading.faults)
    else if (reading.value) read.push({ ...reading.value, row: given.row })
  }
  faults.push(...faultsBetween(read))
  if (faults.length > 0) refuseFile(faults)
  return { rows: read, leftOut: rows.length - read.length }
}

/** Finds faults between rows: an entity twice, two UTRs of a settlement, one UTR of two. */
function faultsBetween(rows: readonly SettlementFileRow[]): string[] {
  const seen = new Map<string, number>()
  const utrs = new Map<string, string>()
  const settlements = new Map<string, string>()
  return rows.flatMap(({ row, entityId, settlementId, utr }) => {
    const key = `${settlementId} ${entityId}`
    const before = seen.get(key)
    seen.set(key, before ?? row)
    const found =
      before === undefined ? [] : [settlementFaults.at(row, 'entity_id', settlementFaults.twice(entityId, before))]
    if (utr === null) return found
    const known = utrs.get(settlementId) ?? utr
    const owner = settlements.get(utr) ?? settlementId
    utrs.set(settlementId, known)
    settlements.set(utr, owner)
    if (known !== utr)
      found.push(settlementFaults.at(row, 'settlement_utr', settlementFaults.otherUtr(settlementId, known)))
    if (owner !== settlementId) found.push(settlementFaults.at(row, 'settlement_utr', settlementFaults.sameUtr(owner)))
    return found
  })
}
