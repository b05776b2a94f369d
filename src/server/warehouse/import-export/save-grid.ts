import {
  type PlannedRow,
  planRightRows,
  type SheetRules,
} from '../../../domain/warehouse/import-export/plan-product.ts'
import type { SheetRow } from '../../../domain/warehouse/import-export/read-row.ts'
import { rowsOfGoods } from '../../../domain/warehouse/import-export/rows-of-goods.ts'
import { type SheetColumn, sheetColumns } from '../../../domain/warehouse/import-export/sheet-columns.ts'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { gridCopy } from '../../../shared/copy/office/grid-screen.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { GoodsFilter } from '../../../shared/office/goods-lists.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { type GridColumn, gridColumns } from '../../../shared/office/grid-columns.ts'
import { lockGoods } from '../../catalogue/goods/goods-rows.ts'
import { readGoods } from '../../catalogue/goods/read-goods.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import { writeGoods } from '../../catalogue/goods/write-goods.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'

/** A row as it was changed in the grid: of each cell what was seen, and what is wanted. */
export interface EditedRow {
  product: string
  variant: string | null
  cells: { [column in GridColumn]?: { was: string; now: string } | undefined }
}

/** The problem with a cell; `row`: its place among those that were sent. */
interface WrongCell {
  row: number
  column: string
  sentence: string
}

const pageProducts = 40
const columns = sheetColumns(new Map()).filter(
  ({ name, is }) =>
    is !== 'codes' && is !== 'stock' && (is !== 'field' || (gridColumns as readonly string[]).includes(name)),
)

/** A page of products with their variants, as rows. */
export async function readGrid(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  filter: GoodsFilter,
  after: string | undefined,
): Promise<{ data: GridRow[]; next: string | null }> {
  const { goods, next } = await readGoods(db, filter, { now: clock(), after, most: pageProducts })
  return { data: goods.flatMap(gridRows), next }
}

function gridRows(goods: Goods): GridRow[] {
  const { id, product, variants } = goods
  const follows = variants.some(({ active }) => active)
  return rowsOfGoods(goods, columns).map((texts, at) => {
    const variant = at === 0 ? null : variants[at - 1]
    const cells = columns.flatMap((column, place) => {
      if (column.is !== 'field' || !column[variant ? 'variant' : 'product']) return []
      const isFollowed = !variant && follows && (column.name === 'price' || column.name === 'offerPrice')
      return isFollowed ? [] : [[column.name, texts[place] ?? '']]
    })
    const name = variant ? `${product.name} · ${variant.name}` : product.name
    return { product: id, variant: variant?.id ?? null, name, cells: Object.fromEntries(cells) }
  })
}

/**
 * Writes what was changed in the grid, in the caller's command: every row that is right. Gives these as they are now, and what is
 * wrong with the others; a cell that somebody else has changed meanwhile is wrong, too. Throws `bad_input` where no row is right.
 */
export async function saveGrid(
  work: CommandWork,
  shop: Pick<Shop, 'clock'>,
  edited: readonly EditedRow[],
): Promise<{ message: string; saved: GridRow[]; wrong: WrongCell[] }> {
  const ids = [...new Set(edited.map(({ product }) => product))].sort()
  const present = await lockGoods(work.tx, ids)
  const facts = await readGoodsFacts(work.tx)
  const rules: SheetRules = { facts, now: shop.clock(), mayMake: false, nearestProduct: () => null }
  const wrong = conflictsOf(edited, present)
  const planned = ids.map((id) => {
    const own = edited.flatMap((row, at) =>
      row.product === id && !wrong.some((each) => each.row === at) ? [asRow(row, at)] : [],
    )
    return planRightRows(own, present.get(id) ?? null, rules)
  })
  wrong.push(...planned.flatMap(({ rows }) => rows.flatMap(wrongCells)))
  const writes = planned.flatMap(({ write }) => write ?? [])
  if (writes.length === 0) {
    const errors = Object.fromEntries(wrong.map(({ row, column, sentence }) => [`${row}.${column}`, sentence]))
    throw new Failure('bad_input', gridCopy.noneSaved, { errors })
  }
  await writeGoods(work, shop, writes)
  const done = await lockGoods(
    work.tx,
    writes.flatMap(({ id }) => id ?? []),
  )
  const count = planned.flatMap(({ write, rows }) =>
    write ? rows.filter(({ state }) => state !== 'wrong') : [],
  ).length
  const bad = new Set(wrong.map(({ row }) => row)).size
  work.about({ kind: 'grid', id: work.commandId, name: gridCopy.saved(count) })
  const message = bad > 0 ? gridCopy.someSaved(count, bad) : gridCopy.saved(count)
  return { message, saved: [...done.values()].flatMap(gridRows), wrong }
}

/** Cells that are not any more as they were seen. */
function conflictsOf(edited: readonly EditedRow[], present: ReadonlyMap<string, Goods>): WrongCell[] {
  const now = new Map(
    [...present.values()].flatMap(gridRows).map((row) => [`${row.product} ${row.variant}`, row.cells]),
  )
  return edited.flatMap(({ product, variant, cells }, row) =>
    Object.entries(cells).flatMap(([column, cell]) => {
      const value = now.get(`${product} ${variant}`)?.[column as GridColumn]
      const isOther = value !== undefined && cell && value !== cell.was && value !== cell.now
      return isOther ? [{ row, column, sentence: gridCopy.changedTo(value) }] : []
    }),
  )
}

function asRow({ product, variant, cells }: EditedRow, at: number): SheetRow {
  const named = Object.entries(cells).flatMap(([name, cell]): [SheetColumn, string][] => {
    const column = columns.find((each) => each.name === name)
    return column && cell ? [[column, cell.now.trim() === '' ? '-' : cell.now]] : []
  })
  return { row: at, product, variant, cells: new Map(named) }
}

function wrongCells({ row, problems }: PlannedRow): WrongCell[] {
  return problems.map((problem) => ({ row, ...problem }))
}
