import type { Item } from '../../../shared/contract/office/barcodes.ts'
import type { LabelLine } from '../../../shared/office/label-lines.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import { productsOfVariants } from '../../catalogue/goods/goods-rows.ts'
import type { Shop } from '../../platform/shop.ts'
import { changedRecords } from '../../staff/commands/history-queries.ts'
import { listItemsOf } from '../barcodes/item-queries.ts'

type Labelled = Pick<LabelLine, 'productId' | 'variantId'>

/** A product among the changes of a command: itself, or some of its variants; and the number of its last change. */
interface Touched {
  productId: string
  /** Null: what holds for all its variants was changed. */
  variantIds: Set<string> | null
  change: number
}

/**
 * Lists the products and variants that a command changed, to print labels for: as many as one print holds, whole products, in the
 * order in which they were changed. A product's own change is one of all its variants that are sold. `after`: the end of the page
 * before; `next` null: there are no more. The list is empty for a command that changed no products, and for an unknown one.
 */
export async function listChangedGoods(
  { db }: Pick<Shop, 'db'>,
  commandId: string,
  after: number,
): Promise<{ data: Labelled[]; next: number | null }> {
  const most = countingLimits.labelKindsMax
  // a product and all its variants fit in: one more says whether there are more
  const read = 3 * most + 1
  const records = await changedRecords(db, commandId, { entities: ['product', 'variant'], after, most: read })
  const variants = records.flatMap(({ entity, entityId }) => (entity === 'variant' ? [entityId] : []))
  const touched = byProduct(records, await productsOfVariants(db, variants))
  // of the last one more may follow
  const whole = records.length < read ? touched : touched.slice(0, -1)
  const items = await listItemsOf(
    db,
    whole.map(({ productId }) => productId),
  )
  const data: Labelled[] = []
  let next: number | null = records.length < read ? null : (whole.at(-1)?.change ?? null)
  for (const [at, each] of whole.entries()) {
    const lines = linesOf(each, items)
    if (data.length > 0 && data.length + lines.length > most) {
      next = whole[at - 1]?.change ?? null
      break
    }
    data.push(...lines)
  }
  return { data, next }
}

/** Changes of one product stand beside each other in the history. */
function byProduct(
  records: Awaited<ReturnType<typeof changedRecords>>,
  products: ReadonlyMap<string, string>,
): Touched[] {
  const all = new Map<string, Touched>()
  for (const { change, entity, entityId } of records) {
    const productId = entity === 'product' ? entityId : products.get(entityId)
    if (productId === undefined) continue
    const known = all.get(productId)
    const others = known ? known.variantIds : new Set<string>()
    const variantIds = entity === 'product' || others === null ? null : others.add(entityId)
    all.set(productId, { productId, variantIds, change })
  }
  return [...all.values()]
}

function linesOf({ productId, variantIds }: Touched, items: readonly Item[]): Labelled[] {
  const own = items.filter((item) => item.productId === productId)
  const sold = own.filter(({ active }) => active)
  const meant = variantIds
    ? own.filter(({ variantId }) => variantId !== null && variantIds.has(variantId))
    : sold.length > 0
      ? sold
      : own
  return meant.map(({ variantId }) => ({ productId, variantId }))
}
