import type { Kysely } from 'kysely'
import { findHead } from '../../../domain/warehouse/import-export/find-head.ts'
import { type HeadMeanings, type MatchedHead, matchHeads } from '../../../domain/warehouse/import-export/match-heads.ts'
import { type MissingPlace, missingPlaces, withPlaces } from '../../../domain/warehouse/import-export/missing-places.ts'
import { nearestWord } from '../../../domain/warehouse/import-export/nearest-word.ts'
import { type CodeRules, claimCodes, itemKey, whyNotCode } from '../../../domain/warehouse/import-export/plan-codes.ts'
import { planRightRows, type SheetRules } from '../../../domain/warehouse/import-export/plan-product.ts'
import { nothingStored, type StockRules } from '../../../domain/warehouse/import-export/plan-stock.ts'
import type { RowProblem, SheetRow } from '../../../domain/warehouse/import-export/read-row.ts'
import { groupRows } from '../../../domain/warehouse/import-export/read-rows.ts'
import { type SheetColumn, sheetColumns } from '../../../domain/warehouse/import-export/sheet-columns.ts'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { listGoodsIds } from '../../catalogue/goods/list-goods-ids.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Spreadsheet } from '../../platform/spreadsheets/sheet-shapes.ts'
import { findOwners } from '../barcodes/item-queries.ts'
import { suppliersByName } from '../buying/openings/opening-queries.ts'
import type { GoodsTask } from './goods-plan.ts'

/** Settings by which a table is read. */
export interface ReadAs extends ReadFrom {
  /** Only these columns, beside the keys: then nothing new is made. */
  only?: readonly string[] | undefined
  means?: HeadMeanings | undefined
  now: Date
  /** Permissions of the person whose file it is; left out: all of them. */
  /** True: brands and categories that are not there are made. */
  makes?: boolean | undefined
  may?: ((permission: Permission) => boolean) | undefined
}

/** Place of a list in a file that somebody has named; else it is guessed. */
export interface ReadFrom {
  /** The name of a sheet. */
  sheet?: string | undefined
  /** The row of the head, as spreadsheets number them: 1 is the first. */
  headRow?: number | undefined
}

/** A table whose head has been read; the task is there where nothing is wrong with the head. */
export interface OpenTable {
  found: FoundTable
  heads: MatchedHead[]
  headProblems: RowProblem[]
  /** Brands and categories that it names and the shop does not have. */
  missing: MissingPlace[]
  task: GoodsTask
}

/** Form and place of a list as it was read, to be shown. */
export type FoundTable = Spreadsheet['found'] & {
  headRow: number
  /** The rows that may be the head, as texts. */
  firstRows: string[]
}

/** So many brands and categories of one list are made. */
const placesMost = 200
/** So many strange products get a suggestion: each is compared with all. */
const suggestedMost = 30

/**
 * Finds the list among the tables of a file, reads its head and groups its rows. Throws `bad_input` where there is no such sheet or
 * row, or nothing below the head.
 */
export async function openTable(db: Kysely<Database>, tables: readonly Spreadsheet[], as: ReadAs): Promise<OpenTable> {
  const { only, means, now, may, makes } = as
  const stored = await readGoodsFacts(db)
  const known = sheetColumns(stored.attributes, may && { may })
  const { rows, head, ends, found } = chooseTable(tables, known, as)
  const isEmpty = (column: number) => rows.every((cells, at) => at <= head || (cells[column] ?? '') === '')
  const { columns, heads, problems } = matchHeads(rows[head] ?? [], known, { means, only, isEmpty })
  const isRead = problems.length === 0
  const all = isRead ? await listGoodsIds(db, { filter: {}, now }) : []
  const ids = new Set(all)
  const csv = found.format === 'csv' ? { ends } : null
  const { products, wrong, total } = groupRows(isRead ? rows : [], columns, { csv, head, isKnown: (id) => ids.has(id) })
  const missing = only ? [] : missingPlaces([...products.values()].flat(), stored, placesMost)
  const facts = { ...(makes ? withPlaces(stored, missing) : stored), products: ids }
  let suggested = 0
  const nearestProduct = (typed: string) => {
    suggested += 1
    return suggested > suggestedMost ? null : nearestWord(typed, all)
  }
  const rules: SheetRules = { facts, now, mayMake: only === undefined, nearestProduct }
  const keys = [...products.keys()].sort((a, b) => (a < b ? -1 : 1))
  const readsCodes = columns.some((column) => column?.is === 'codes')
  const whyNot = readsCodes ? await whyNotCodes(db, [...products.values()].flat()) : () => null
  const readsStock = columns.some((column) => column?.is === 'stock')
  const suppliers = readsStock ? await suppliersByName(db) : new Map()
  const plan: GoodsTask['plan'] = (some, present, { codes: known, stock: inStock, notAllowed }) => {
    const of: CodeRules['of'] = (product, variant) => known.get(itemKey(product, variant)) ?? []
    const storedOf: StockRules['of'] = (product, variant) => inStock.get(itemKey(product, variant)) ?? nothingStored
    const stock = readsStock ? { of: storedOf, suppliers } : undefined
    const all = { ...rules, notAllowed, codes: readsCodes ? { of, whyNot } : undefined, stock }
    return some.map((key) => planRightRows(products.get(key) ?? [], present.get(key) ?? null, all))
  }
  const task: GoodsTask = { total, wrong, keys, plan, readsCodes, readsStock, ...(makes && { makes: missing }) }
  return { found, heads, headProblems: problems, missing, task }
}

function chooseTable(
  tables: readonly Spreadsheet[],
  known: readonly SheetColumn[],
  { sheet, headRow, means }: Omit<ReadAs, 'now'>,
) {
  const names = tables.map(({ found }) => (found.format === 'xlsx' ? found.sheet : ''))
  const table = sheet === undefined ? undefined : names.findIndex((name) => isSameName(name, sheet))
  if (table === -1) throw new Failure('bad_input', sheetFaults.noSuchSheet(sheet ?? '', names))
  const given = { table, row: headRow === undefined ? undefined : headRow - 1 }
  const all = tables.map(({ rows }) => rows)
  const place = findHead(all, known, { means, given })
  const chosen = tables[place.table]
  if (chosen?.fault !== undefined) throw new Failure('bad_input', chosen.fault)
  const rows = chosen?.rows ?? []
  if (!chosen || rows.length < place.row + 2) throw new Failure('bad_input', sheetFaults.noRows)
  if (rows.length > place.row + 1 + sheetLimits.sheetRows)
    throw new Failure('bad_input', sheetFaults.tooManyRows(sheetLimits.sheetRows))
  const firstRows = rows.slice(0, sheetLimits.sheetTitleRows + 1).map(rowText)
  const found: FoundTable = { ...chosen.found, headRow: place.row + 1, firstRows }
  return { rows, head: place.row, ends: chosen.ends ?? true, found }
}

/** The rows of a table whose place is known, and its head among them. Throws like openTable. */
export function tableAt(
  tables: readonly Spreadsheet[],
  { sheet, headRow }: ReadFrom,
): { rows: Cell[][]; head: number } {
  return chooseTable(tables, [], { sheet, headRow })
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The cells of a row as one short text. */
function rowText(cells: readonly Cell[]): string {
  const texts = cells.map((cell) => (typeof cell === 'object' ? cell.text : String(cell)).trim())
  const text = texts.filter((each) => each !== '').join(', ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

async function whyNotCodes(db: Kysely<Database>, rows: SheetRow[]): Promise<CodeRules['whyNot']> {
  const claimed = claimCodes(rows)
  return whyNotCode(claimed, await findOwners(db, [...claimed.rows.keys()]))
}
