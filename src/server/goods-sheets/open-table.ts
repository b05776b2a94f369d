import type { Kysely } from 'kysely'
import { type HeadMeanings, type MatchedHead, matchHeads } from '../../domain/sheets/match-heads.ts'
import { nearestWord } from '../../domain/sheets/nearest-word.ts'
import { type CodeRules, claimCodes, itemKey, whyNotCode } from '../../domain/sheets/plan-codes.ts'
import { planProduct, type SheetRules } from '../../domain/sheets/plan-product.ts'
import type { RowProblem, SheetRow } from '../../domain/sheets/read-row.ts'
import { groupRows } from '../../domain/sheets/read-rows.ts'
import { sheetColumns } from '../../domain/sheets/sheet-columns.ts'
import { sheetFaults } from '../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { findOwners } from '../barcodes/item-queries.ts'
import { listGoodsIds } from '../catalogue/goods/list-goods-ids.ts'
import { readGoodsFacts } from '../catalogue/goods/read-goods-facts.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Sheet } from '../platform/sheets/sheet-shapes.ts'
import type { GoodsTask } from './goods-plan.ts'

/** How a table is to be read. */
export interface ReadAs {
  /** Only these columns, beside the keys: then nothing new is made. */
  only?: readonly string[] | undefined
  means?: HeadMeanings | undefined
  now: Date
}

/** A table whose head has been read; the task is there where nothing is wrong with the head. */
export interface OpenTable {
  heads: MatchedHead[]
  headProblems: RowProblem[]
  task: GoodsTask
}

/** So many strange products get a suggestion: each is compared with all. */
const suggestedMost = 30

/** Reads the head of a table and groups its rows. Throws `bad_input` where there is nothing below the head. */
export async function openTable(
  db: Kysely<Database>,
  { rows, found, ends = true }: Sheet,
  { only, means, now }: ReadAs,
): Promise<OpenTable> {
  if (rows.length < 2) throw new Failure('bad_input', sheetFaults.noRows)
  const facts = await readGoodsFacts(db)
  const { columns, heads, problems } = matchHeads(rows[0] ?? [], sheetColumns(facts.attributes), { means, only })
  const isRead = problems.length === 0
  const { products, wrong, total } = groupRows(isRead ? rows : [], columns, found.format === 'csv' ? { ends } : null)
  const all = isRead ? await listGoodsIds(db, { filter: {}, now }) : []
  let suggested = 0
  const nearestProduct = (typed: string) => {
    suggested += 1
    return suggested > suggestedMost ? null : nearestWord(typed, all)
  }
  const rules: SheetRules = { facts, now, mayMake: only === undefined, nearestProduct }
  const keys = [...products.keys()].sort((a, b) => (a < b ? -1 : 1))
  const readsCodes = columns.some((column) => column?.is === 'codes')
  const whyNot = readsCodes ? await whyNotCodes(db, [...products.values()].flat()) : () => null
  const plan: GoodsTask['plan'] = (some, present, known) => {
    const of: CodeRules['of'] = (product, variant) => known.get(itemKey(product, variant)) ?? []
    const codes = readsCodes ? { of, whyNot } : undefined
    return some.map((key) => planProduct(products.get(key) ?? [], present.get(key) ?? null, { ...rules, codes }))
  }
  return { heads, headProblems: problems, task: { total, wrong, keys, plan, readsCodes } }
}

async function whyNotCodes(db: Kysely<Database>, rows: SheetRow[]): Promise<CodeRules['whyNot']> {
  const claimed = claimCodes(rows)
  return whyNotCode(claimed, await findOwners(db, [...claimed.rows.keys()]))
}
