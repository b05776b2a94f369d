import { gone, planBulk } from '../../../domain/warehouse/import-export/plan-bulk.ts'
import { officeSheetCopy as say } from '../../../shared/copy/office/sheets.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { BulkChange } from '../../../shared/office/bulk-changes.ts'
import type { GoodsFilter } from '../../../shared/office/goods-lists.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { listGoodsIds } from '../../catalogue/goods/list-goods-ids.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { GoodsTask } from './goods-plan.ts'
import { refuseMany } from './import-steps.ts'
import { insertJob } from './job-queries.ts'

/** A bulk change, as its job keeps it: the products are those that the filter found when it was begun. */
export interface BulkParams {
  change: BulkChange
  ids: string[]
}

/**
 * Finds the products of a filter, keeps exactly these, and lets what would be done to them be looked at. Throws `bad_input` where
 * there is none or there are too many, `too_many_requests`.
 */
export async function beginBulk(
  shop: Shop,
  work: CommandWork,
  { filter, change, title }: { filter: GoodsFilter; change: BulkChange; title: string },
): Promise<string> {
  await refuseMany(work)
  const ids = await listGoodsIds(work.tx, { filter, now: shop.clock() })
  if (ids.length === 0) throw new Failure('bad_input', say.noGoods)
  if (ids.length > sheetLimits.sheetRows) throw new Failure('bad_input', say.tooManyGoods(sheetLimits.sheetRows))
  const id = shop.newId()
  const params: BulkParams = { change, ids }
  await insertJob(work.tx, { id, kind: 'bulk', title, params, file: null, at: shop.clock() }, work.by)
  work.about({ kind: 'bulk', id, name: title })
  return id
}

/** The task of a bulk change. */
export async function openBulk(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { change, ids }: BulkParams,
): Promise<GoodsTask> {
  const rules = { facts: await readGoodsFacts(db), now: clock() }
  const places = new Map(ids.map((id, at) => [id, at + 1]))
  const plan: GoodsTask['plan'] = (some, present, { notAllowed }) =>
    some.map((id) => {
      const row = places.get(id) ?? 0
      const goods = present.get(id)
      return goods ? planBulk(goods, change, { ...rules, row, notAllowed }) : gone(id, row)
    })
  return { total: ids.length, wrong: [], keys: ids, plan }
}
