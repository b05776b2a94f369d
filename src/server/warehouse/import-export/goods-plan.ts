import type { Kysely } from 'kysely'
import type { GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import type { MissingPlace } from '../../../domain/warehouse/import-export/missing-places.ts'
import type { PlannedProduct, PlannedRow } from '../../../domain/warehouse/import-export/plan-product.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import { addNamed } from '../../catalogue/add-named.ts'
import { lockGoods } from '../../catalogue/goods/goods-rows.ts'
import { readGoods } from '../../catalogue/goods/read-goods.ts'
import { type WrittenGoods, writeGoods } from '../../catalogue/goods/write-goods.ts'
import { withoutSales } from '../../catalogue/sales/former-offers.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { type ItemCodes, setBarcodes } from '../barcodes/set-barcodes.ts'
import { type ItemStock, storeGoods } from '../buying/openings/store-goods.ts'
import { type KnownOfGoods, readKnown } from './known-of-goods.ts'

/** Something that is to be done to many products: a table, or a bulk change. */
export interface GoodsTask {
  /** Rows in all. */
  total: number
  /** Rows that are about no product. */
  wrong: PlannedRow[]
  /** The ids of the products, in their order, so that two of these do not stand against each other. */
  keys: string[]
  /** Plan of these products as they are; changes that its person may not make are wrong. */
  plan: (keys: readonly string[], present: ReadonlyMap<string, Goods>, known: KnownOfGoods) => PlannedProduct[]
  /** The person whose task it is, with the limits that they have now; left out: the terminal's, which has none. */
  by?: Pick<CommandWork['by'], 'staffId' | 'limits'> | undefined
  /** True if it has to know their bar codes. */
  readsCodes?: boolean
  /** True if it has to know their stock, costs, suppliers and shelves. */
  readsStock?: boolean
  /** Brands and categories that are made with what names them. */
  makes?: readonly MissingPlace[]
}

/** Number of rows by what the task would do with them. */
export interface RowCounts {
  new: number
  changed: number
  same: number
  wrong: number
}

/** Number of rows by the state of their product. */
export type LandedRows = Record<GoodsState, number>

/** The preview of a task: all rows but those that are the same, in their order. */
export interface SeenTask {
  counts: RowCounts
  /** Of the rows that are new or changed: how many are about products that shoppers see after it, drafts, and archived ones. */
  lands: LandedRows
  rows: PlannedRow[]
}

/** Hears how many rows are done; what it throws ends the work. */
export type ProgressListener = (rows: number) => Promise<void>

/** So many products are read, planned and written at once. */
const atOnce = 400
const nobody: ProgressListener = async () => undefined

/** Sees what a task would do, and writes nothing. */
export async function seeTask(db: Kysely<Database>, task: GoodsTask, now: Date, step = nobody): Promise<SeenTask> {
  const seen: SeenTask = {
    counts: { new: 0, changed: 0, same: 0, wrong: 0 },
    lands: { on_sale: 0, draft: 0, archived: 0 },
    rows: [],
  }
  count(seen, task.wrong)
  let done = task.wrong.length
  for (const keys of inParts(task.keys)) {
    const { goods } = await readGoods(db, { ids: keys }, { now, most: keys.length })
    const present = await plainGoods(db, goods)
    const known = await readKnown(db, task, { keys, present, now })
    const planned = task.plan(keys, present, known)
    const rows = planned.flatMap((product) => product.rows)
    count(seen, rows)
    land(seen, planned)
    done += rows.length
    await step(done)
  }
  seen.rows.sort((a, b) => a.row - b.row)
  return seen
}

function count({ counts, rows }: SeenTask, more: readonly PlannedRow[]): void {
  for (const row of more) {
    counts[row.state] += 1
    if (row.state !== 'same') rows.push(row)
  }
}

function land({ lands }: SeenTask, planned: readonly PlannedProduct[]): void {
  for (const { rows, state } of planned) {
    if (state) lands[state] += rows.filter((row) => row.state === 'new' || row.state === 'changed').length
  }
}

function inParts(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) => keys.slice(at * atOnce, (at + 1) * atOnce))
}

/** Rows that would now do something else than what was seen: nothing has been written. */
export class ChangedSince extends Error {
  override name = 'ChangedSince'
  readonly rows: readonly PlannedRow[]
  constructor(rows: readonly PlannedRow[]) {
    super('rows have changed since they were looked at')
    this.rows = rows
  }
}

/**
 * Does what was seen, in the caller's command: all of it, or nothing. Each row is planned anew on locked products and has to come
 * out as it was seen; where one does not, throws ChangedSince with all such rows. Rows that were seen to be wrong stay undone.
 */
export async function applyTask(
  work: CommandWork,
  shop: Pick<Shop, 'clock'>,
  task: GoodsTask,
  { seen, step = nobody }: { seen: Pick<SeenTask, 'rows'>; step?: ProgressListener },
): Promise<void> {
  const before = new Map(seen.rows.map((row) => [row.row, fingerprint(row)]))
  const others: PlannedRow[] = []
  const codes: ItemCodes[] = []
  const stock: ItemStock[] = []
  let done = 0
  for (const keys of inParts(task.keys)) {
    const locked = await lockGoods(work.tx, keys)
    const present = await plainGoods(work.tx, [...locked.values()])
    const known = await readKnown(work.tx, task, { keys, present, now: shop.clock() })
    const planned = task.plan(keys, present, known)
    const rows = planned.flatMap((product) => product.rows)
    others.push(...rows.filter((row) => fingerprint(row) !== before.get(row.row)))
    const writes = planned.flatMap(({ write }) => write ?? [])
    if (others.length === 0) {
      await addNamed(work, neededOf(task.makes ?? [], writes))
      const written = writes.length > 0 ? await writeGoods(work, shop, writes, { locked }) : []
      const changes = changesOfItems(keys, planned, written)
      codes.push(...changes.codes)
      stock.push(...changes.stock)
    }
    done += rows.length
    await step(done)
  }
  if (others.length > 0) throw new ChangedSince(others)
  // at last, for a code may move from a product of the last part to one of the first
  await setBarcodes(work, shop, codes)
  await storeGoods(work, shop, stock)
}

/** Products as a task sees them: at the prices that hold outside of a sale, or what it makes of a sale's price would outlive the sale. */
async function plainGoods(db: Kysely<Database>, goods: readonly Goods[]): Promise<Map<string, Goods>> {
  return new Map((await withoutSales(db, goods)).map((each) => [each.id, each]))
}

/** The brands and categories among these that products are to have. */
function neededOf(makes: readonly MissingPlace[], writes: readonly GoodsWrite[]): MissingPlace[] {
  const named = new Set(
    writes.flatMap(({ product }) => [`brand ${product?.brandId}`, `category ${product?.categoryId}`]),
  )
  return makes.filter(({ kind, id }) => named.has(`${kind} ${id}`))
}

/** The codes and the stock that change, by the ids that new products and variants have got. */
function changesOfItems(
  keys: readonly string[],
  planned: readonly PlannedProduct[],
  written: readonly WrittenGoods[],
): { codes: ItemCodes[]; stock: ItemStock[] } {
  const answers = written[Symbol.iterator]()
  const all = planned.map(({ write, codes = [], stock = [] }, at) => {
    const answer = write ? answers.next().value : undefined
    const added = write?.variants?.filter(({ id }) => id === null) ?? []
    const productId = answer?.id ?? keys[at] ?? ''
    const keyOf = (variant: string | null) => {
      const nth = added.findIndex(({ wantedId }) => wantedId === variant)
      return { productId, variantId: answer?.addedVariants[nth] ?? variant }
    }
    return {
      codes: codes.map(({ variant, codes: own }) => ({ ...keyOf(variant), codes: own })),
      stock: stock.map(({ variant, ...fields }) => ({ ...keyOf(variant), ...fields })),
    }
  })
  return { codes: all.flatMap(({ codes }) => codes), stock: all.flatMap(({ stock }) => stock) }
}

function fingerprint({ state, diffs }: PlannedRow): string | undefined {
  if (state === 'same') return undefined
  return state === 'wrong'
    ? state
    : JSON.stringify([state, diffs.map(({ column, was, becomes, mark }) => [column, was, becomes, mark])])
}
