import { type UnitPrice, unitPrice } from '../../../domain/catalogue/unit-price.ts'
import type { ReadCode } from '../../../shared/barcodes/read-barcode.ts'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { labelCopy as copy } from '../../../shared/copy/office/labels.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { type LabelLine, readLabelLines } from '../../../shared/office/label-lines.ts'
import type { LabelKind, LabelSizeName } from '../../../shared/office/labels.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import type { FileAnswer } from '../../platform/http/file-route.ts'
import { drawnInTurn, type PaperFor } from '../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../platform/shop.ts'
import { codesByItem, keyOf, nameOf } from '../barcodes/change-barcodes.ts'
import { listItemsOf } from '../barcodes/item-queries.ts'
import type { drawGoodsLabels } from './draw-goods-labels.ts'
import { listNetAmounts } from './net-queries.ts'

const draw = drawnInTurn<typeof drawGoodsLabels>(new URL('./draw-goods-labels.ts', import.meta.url), 'drawGoodsLabels')

interface Wanted {
  kind: LabelKind
  size: LabelSizeName
  items: string
  skip: number
}

/** Something with its code, and how many labels of it. */
export interface LabelOf {
  item: Item
  /** Of one piece; null: it has none. */
  code: ReadCode | null
  copies: number
  /** Price of one unit of the package; undefined where that would be the price again. */
  unitPrice: UnitPrice | undefined
}

/**
 * Labels of goods as one PDF, in the order given. Throws `bad_input` for none, too many, something without a code where it is
 * about the code, and a code that cannot be printed that small; `not_found` for what is not in the shop.
 */
export async function printLabels(shop: Shop, { kind, size, items, skip }: Wanted, by: PaperFor): Promise<FileAnswer> {
  const labels = await labelsOf(shop, readLabelLines(items))
  const bare = labels.find(({ code }) => code === null)
  if (kind === 'code' && bare) throw new Failure('bad_input', copy.noCode(nameOf(bare.item)))
  const about = { kind, size, skip, seller: shop.settings.identity().name, now: shop.clock() }
  const bytes = await draw(by, labels, about)
  return { contentType: 'application/pdf', fileName: `labels-${kind}-${size}.pdf`, bytes }
}

async function labelsOf({ db }: Shop, lines: readonly LabelLine[]): Promise<LabelOf[]> {
  const { labelKindsMax, labelsMax } = countingLimits
  if (lines.length === 0) throw new Failure('bad_input', copy.none)
  if (lines.length > labelKindsMax || lines.reduce((sum, { copies }) => sum + copies, 0) > labelsMax) {
    throw new Failure('bad_input', copy.tooMany(labelKindsMax, labelsMax))
  }
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const [items, codes, nets] = [await listItemsOf(db, ids), await codesByItem(db, ids), await listNetAmounts(db, ids)]
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  return lines.map((line) => {
    const item = byKey.get(keyOf(line))
    if (!item) throw new Failure('not_found', copy.noItem)
    const single = codes.get(keyOf(line))?.find(({ pieces }) => pieces === 1)
    const { net = null, soldBy = '' } = nets.find((each) => keyOf(each) === keyOf(line)) ?? {}
    return {
      item,
      code: single ? { code: single.code, kind: single.kind } : null,
      copies: line.copies,
      unitPrice: unitPrice(paiseFromRupees(item.price), net ?? undefined, soldBy),
    }
  })
}
