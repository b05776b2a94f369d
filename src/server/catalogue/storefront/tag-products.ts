import { failures } from '../../../shared/copy/failures.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Shop } from '../../platform/shop.ts'
import type { KeptRecord } from '../../staff/commands/kept-record.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { writeGoods } from '../goods/write-goods.ts'
import { lock, type WindowShelf } from './change-record.ts'

/**
 * Puts a label on products (`add`) and takes it off others (`remove`), by their ids, and gives the label. Where it is, or is not,
 * already nothing changes. Throws `not_found`, `bad_input` where the label is taken out or a product can have no more labels.
 */
export async function labelGoods(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { kind }: WindowShelf,
  { id, add, remove }: { id: string; add: readonly string[]; remove: readonly string[] },
): Promise<KeptRecord> {
  const locked = await lockGoods(work.tx, [...new Set([...add, ...remove])])
  const label = await lock(work, kind, id)
  if (label.archivedAt !== null && add.length > 0) throw new Failure('bad_input', copy.labelOut)
  work.about({ kind: kind.entity, id, name: kind.nameOf(label.fields) })
  const wanted = new Map([...remove.map((each) => [each, false] as const), ...add.map((each) => [each, true] as const)])
  const writes = [...wanted].map(([productId, isOn]) => {
    const goods = locked.get(productId)
    if (!goods) throw new Failure('not_found', failures.productNotFound)
    return { id: productId, product: { labelIds: labelsOf(goods, id, isOn) } }
  })
  await writeGoods(work, shop, writes, { locked })
  return label
}

function labelsOf({ product: { name, labelIds } }: Goods, label: string, isOn: boolean): string[] {
  if (labelIds.includes(label) === isOn) return labelIds
  if (!isOn) return labelIds.filter((each) => each !== label)
  const most = goodsLimits.labels
  if (labelIds.length >= most) throw new Failure('bad_input', copy.manyLabels(name, most))
  return [...labelIds, label]
}
