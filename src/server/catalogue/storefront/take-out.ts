import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { windowLimits } from '../../../shared/window-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { type KeptRecord, listRecords, lockOrder } from '../../staff/commands/kept-record.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { listGoodsIds } from '../goods/list-goods-ids.ts'
import { writeGoods } from '../goods/write-goods.ts'
import { archiveRecord, lock, save, type WindowShelf } from './change-record.ts'

type Shelves = Readonly<Record<WindowKind, WindowShelf>>

/** The place of a product in the shop. */
export interface GoodsPlace {
  categoryId: string
  subcategoryId: string | null
}

/**
 * Takes something out of the shop, and gives it. A category takes its subcategories with it. `goodsTo`: where the goods of a
 * category or subcategory go, archived ones too, in the same command. Throws `not_found`, `bad_input` where goods would be left
 * in it, or that is no place for them.
 */
export async function takeOut(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  shelves: Shelves,
  { kind, id, goodsTo }: { kind: WindowKind; id: string; goodsTo: GoodsPlace | undefined },
): Promise<KeptRecord> {
  if (goodsTo) await moveAllGoods(shop, work, shelves, { kind, id, goodsTo })
  if (kind === 'categories') await takeOutSubcategories(shop, work, shelves, id)
  return archiveRecord(shop, work, shelves[kind], id)
}

/** Goods are locked before their category, as whoever writes goods does it. */
async function moveAllGoods(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  shelves: Shelves,
  { kind, id, goodsTo }: { kind: WindowKind; id: string; goodsTo: GoodsPlace },
): Promise<void> {
  const filters = { categories: { category: id }, subcategories: { subcategory: id } }
  if (kind !== 'categories' && kind !== 'subcategories') throw new Failure('bad_input', copy.noGoodsToMove)
  const ids = await listGoodsIds(work.tx, { filter: filters[kind], now: shop.clock() })
  if (ids.length > sheetLimits.sheetRows) throw new Failure('bad_input', copy.tooManyToMove(sheetLimits.sheetRows))
  const locked = await lockGoods(work.tx, ids)
  // two who empty categories into each other wait here, and not for each other's rows
  await lockOrder(work.tx, shelves.categories.kind)
  await refusePlace(work, shelves, { kind, id, goodsTo })
  const { categoryId, subcategoryId } = goodsTo
  const writes = ids.map((each) => ({ id: each, product: { categoryId, subcategoryId } }))
  await writeGoods(work, shop, writes, { locked })
}

/** Throws `bad_input` where goods cannot go there: it is what is taken out, or not in the shop. */
async function refusePlace(
  work: CommandWork,
  shelves: Shelves,
  { kind, id, goodsTo }: { kind: WindowKind; id: string; goodsTo: GoodsPlace },
): Promise<void> {
  const isItself = kind === 'categories' ? goodsTo.categoryId === id : goodsTo.subcategoryId === id
  const category = await lock(work, shelves.categories.kind, goodsTo.categoryId)
  const subcategory =
    goodsTo.subcategoryId === null ? null : await lock(work, shelves.subcategories.kind, goodsTo.subcategoryId)
  const isElsewhere = subcategory !== null && subcategory.fields.categoryId !== category.id
  const isOut = category.archivedAt !== null || (subcategory !== null && subcategory.archivedAt !== null)
  if (isItself || isElsewhere || isOut)
    throw new Failure('bad_input', copy.noPlace, { errors: { goodsTo: copy.noPlace } })
}

async function takeOutSubcategories(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { subcategories: { kind } }: Shelves,
  categoryId: string,
): Promise<void> {
  const all = await listRecords(work.tx, kind, windowLimits.windowMost)
  const archivedAt = shop.clock().toISOString()
  for (const { id, fields } of all) {
    if (fields.categoryId !== categoryId) continue
    const before = await lock(work, kind, id)
    if (before.archivedAt === null) await save(work, kind, before, { ...before, archivedAt })
  }
}
