import type { PlannedGoods } from '../../../domain/catalogue/plan-goods.ts'
import { same } from '../../../domain/operations/history/same-value.ts'
import type { Goods, GoodsVariant } from '../../../shared/office/goods-types.ts'
import type { ProductPut, VariantPut } from './put-goods.ts'

type Fields = Record<string, unknown>

/** Changes of a plan: by statement, and as the history records them. */
export interface GoodsDiff {
  isNew: boolean
  product: ProductPut | null
  added: VariantPut[]
  moved: VariantPut[]
  /** Of what is new all fields, else those that differ. */
  history: { entity: 'product' | 'variant'; id: string; before: Fields | null; after: Fields }[]
}

/**
 * Compares the states before and after a plan; each product or variant that changes gets its next version. The history of the
 * product has no price that follows the variants; it has the product's own price (`ownPrice`), where it gets its first variants
 * or loses its last.
 */
export function diffGoods({ before, after }: PlannedGoods): GoodsDiff {
  const diff: GoodsDiff = { isNew: !before, product: null, added: [], moved: [], history: [] }
  diffProduct(diff, before, after)
  const old = new Map(before?.variants.map((variant) => [variant.id, variant]))
  for (const variant of after.variants) diffVariant(diff, old.get(variant.id), variant, after.id)
  return diff
}

function diffProduct(diff: GoodsDiff, before: Goods | null, after: Goods): void {
  const { id, product } = after
  const fields = differing(before?.product, product)
  const [was, now] = told(before, after)
  const shown = differing(was ?? undefined, now)
  if (shown.length > 0) {
    after.version += 1
    diff.history.push({ entity: 'product', id, before: was && pick(was, shown), after: pick(now, shown) })
  }
  if (fields.length > 0) diff.product = { id, version: after.version, product, fields }
}

/** A product before and after as the history tells it. */
function told(before: Goods | null, after: Goods): [Fields | null, Fields] {
  if (!before) return [null, { ...after.product }]
  const [hadVariants, hasVariants] = [before, after].map(({ variants }) => variants.some(({ active }) => active))
  if (!hadVariants && !hasVariants) return [{ ...before.product }, { ...after.product }]
  return [withOwnPrice(before, hadVariants), withOwnPrice(after, hasVariants)]
}

/** Replaces a product's prices by its own price (`ownPrice`); null where its variants have the prices. */
function withOwnPrice({ product }: Goods, ofVariants = false): Fields {
  const { price, offerPrice, ...others } = product
  return { ...others, ownPrice: ofVariants ? null : { price, offerPrice } }
}

function diffVariant(diff: GoodsDiff, was: GoodsVariant | undefined, variant: GoodsVariant, productId: string): void {
  const fields = differing(was, variant)
  if (fields.length === 0) return
  variant.version += 1
  const { id } = variant
  ;(was ? diff.moved : diff.added).push({ id, productId, variant, fields })
  diff.history.push({ entity: 'variant', id, before: was ? pick(was, fields) : null, after: pick(variant, fields) })
}

function differing(before: object | undefined, after: object): string[] {
  const was = before as Fields | undefined
  return Object.entries(after).flatMap(([field, value]) =>
    field === 'version' || field === 'id' || (was && same(was[field], value)) ? [] : [field],
  )
}

function pick(record: object, fields: readonly string[]): Fields {
  const values = record as Fields
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}
