import { goodsProblems } from '../../shared/copy/office/goods-problems.ts'
import type { Goods, GoodsVariant, ProductFields, VariantFields } from '../../shared/office/goods-types.ts'
import { noBrand, noCategory } from '../../shared/office/plain-places.ts'
import { same } from '../operations/history/same-value.ts'
import { checkGoods } from './check-goods.ts'
import { checkSuccessor } from './check-successor.ts'
import { lawLacks } from './complete-goods.ts'
import type { GoodsFacts, GoodsProblem } from './goods-facts.ts'
import { cheapestOf } from './selling-price.ts'

/** A write of one variant: a new one has no id. */
export interface VariantWrite {
  id: string | null
  /** The handle that a new variant would like. */
  wantedId?: string
  fields: Partial<VariantFields>
}

/** A write of one product and its variants: only the fields that are to be as they say. A new one has no id. */
export interface GoodsWrite {
  id: string | null
  /** The handle that a new product would like; else one is made of its name. */
  wantedId?: string
  product?: Partial<ProductFields>
  variants?: readonly VariantWrite[]
}

/** A write as it would be done. */
export interface PlannedGoods {
  /** The product before; null: it is new. */
  before: Goods | null
  /** The product as it will be; new records have the id ''. */
  after: Goods
  /** Problems that prevent it, by field. None: it may be written. */
  problems: GoodsProblem[]
}

/** A product of which nothing is known yet. */
export const blankProduct: ProductFields = {
  name: '',
  brandId: '',
  categoryId: '',
  subcategoryId: null,
  description: '',
  specifications: [],
  hsnCode: '',
  gstRate: 18,
  unit: 'NOS',
  netQuantity: '',
  netAmount: null,
  netUnit: null,
  countryOfOrigin: '',
  price: 0,
  offerPrice: null,
  images: [],
  imageWords: {},
  labelIds: [],
  attributes: [],
  weightGrams: null,
  longestMm: null,
  manufacturer: null,
  packer: null,
  importer: null,
  warrantyMonths: null,
  flammable: false,
  glass: false,
  returnable: true,
  replacedBy: null,
  dataSheets: [],
  priceBreaks: [],
  minimumQuantity: 1,
  multiple: 1,
  state: 'draft',
  archivedAt: null,
}

/** A variant of which nothing is known yet. */
export const blankVariant: VariantFields = {
  name: '',
  attributeTitle: '',
  attributeDescription: '',
  netQuantity: null,
  netAmount: null,
  netUnit: null,
  price: 0,
  offerPrice: null,
  images: [],
  attributes: [],
  weightGrams: null,
  longestMm: null,
  countryOfOrigin: null,
  manufacturer: null,
  packer: null,
  importer: null,
  priceBreaks: [],
  minimumQuantity: null,
  multiple: null,
  position: 0,
  active: true,
}

/**
 * Decides what a write makes of a product (null: there is none yet) and what stands against it. A fault that was there before
 * is none of the write's: who changes a price need not mend an old description. What goes on sale must have what the law wants,
 * and keep it. `isUndo`: former states are put back, whatever the rules have become.
 */
export function planGoods(
  before: Goods | null,
  write: GoodsWrite,
  facts: GoodsFacts,
  { now, isUndo = false }: { now: Date; isUndo?: boolean },
): PlannedGoods {
  const variants = writeVariants(before?.variants ?? [], write.variants ?? [])
  const product = placed({ ...blankProduct, ...before?.product, ...write.product })
  const after: Goods = {
    id: before?.id ?? '',
    version: before?.version ?? 0,
    product: { ...product, ...cheapest(variants), archivedAt: archivedAt(product, write, now) },
    variants,
  }
  return { before, after, problems: newProblems(before, after, write, facts, isUndo) }
}

/** Goods without a brand or a category are kept where those are that have none. */
function placed(product: ProductFields): ProductFields {
  return { ...product, brandId: product.brandId || noBrand.id, categoryId: product.categoryId || noCategory.id }
}

function writeVariants(present: readonly GoodsVariant[], writes: readonly VariantWrite[]): GoodsVariant[] {
  const changes = new Map(writes.flatMap(({ id, fields }) => (id === null ? [] : [[id, fields]])))
  const last = present.reduce((highest, { position }) => Math.max(highest, position), 0)
  const added = writes.filter(({ id }) => id === null)
  return [
    ...present.map((variant) => ({ ...variant, ...changes.get(variant.id) })),
    ...added.map(({ fields }, at) => ({ ...blankVariant, position: last + at + 1, ...fields, id: '', version: 0 })),
  ]
}

/** Returns the prices of the card of a product with variants: its cheapest one's; of one without, nothing. */
export function cheapest(variants: readonly GoodsVariant[]): Partial<ProductFields> {
  const inOrder = variants.filter(({ active }) => active).toSorted((a, b) => a.position - b.position)
  const best = cheapestOf(inOrder)
  return best ? { price: best.price, offerPrice: best.offerPrice } : {}
}

/** An undo says it itself, so that the moment is the first one again. */
function archivedAt(product: ProductFields, { product: fields }: GoodsWrite, now: Date): string | null {
  if (product.state !== 'archived') return null
  return fields?.archivedAt ?? product.archivedAt ?? now.toISOString()
}

function newProblems(
  before: Goods | null,
  after: Goods,
  write: GoodsWrite,
  facts: GoodsFacts,
  isUndo: boolean,
): PlannedGoods['problems'] {
  const ofGoods = whatIsNew(checkGoods(after, facts), () => (before ? checkGoods(before, facts) : [])).filter(
    ({ field }) => !isOvertaken(field, before, after),
  )
  const found = [...ofGoods, ...successorProblems(before, after, facts)]
  if (isUndo) return found.filter(({ field }) => field !== 'variants')
  return [
    ...found,
    ...priceOfVariants(before, write),
    ...ownPrice(before, after, write),
    ...lawProblems(before, after, facts),
  ]
}

/** Breaks that nobody touches and that an offer overtakes: they are no steps as long as it holds (docs/decisions/073). */
function isOvertaken(field: string, before: Goods | null, after: Goods): boolean {
  const at = /^(?:variants\.(\d+)\.)?priceBreaks$/.exec(field)
  if (!before || !at) return false
  const breaksOf = ({ product, variants }: Goods) =>
    (at[1] === undefined ? product : variants[Number(at[1])])?.priceBreaks
  return same(breaksOf(before), breaksOf(after))
}

/** Undone, too, a successor must not lead back: others may have been named since. */
function successorProblems(
  before: Goods | null,
  { id, product: { replacedBy } }: Goods,
  facts: GoodsFacts,
): GoodsProblem[] {
  if (replacedBy === null || replacedBy === before?.product.replacedBy) return []
  const sentence = checkSuccessor(id, replacedBy, facts)
  return sentence === undefined ? [] : [{ field: 'replacedBy', sentence }]
}

function priceOfVariants(before: Goods | null, { product = {}, variants = [] }: GoodsWrite): GoodsProblem[] {
  const hasVariants = before?.variants.some(({ active }) => active) && variants.length === 0
  const isMoved = (field: 'price' | 'offerPrice') => field in product && !same(product[field], before?.product[field])
  const moved = hasVariants ? (['price', 'offerPrice'] as const).filter(isMoved) : []
  return moved.map((field) => ({ field, sentence: goodsProblems.ofVariants }))
}

/** A product that loses its last variant is sold at a price of its own, never at that of a variant that is gone. */
function ownPrice(before: Goods | null, after: Goods, { product = {} }: GoodsWrite): GoodsProblem[] {
  const sells = ({ variants }: Goods) => variants.some(({ active }) => active)
  const isAlone = before !== null && sells(before) && !sells(after)
  return isAlone && after.product.state === 'on_sale' && !('price' in product)
    ? [{ field: 'price', sentence: goodsProblems.ownPrice }]
    : []
}

/** Returns what the law wants and a product going on sale lacks; a product on sale may lose nothing of it. */
function lawProblems(before: Goods | null, after: Goods, facts: GoodsFacts): GoodsProblem[] {
  if (after.product.state !== 'on_sale') return []
  const found = lawLacks(after, facts)
  const lacks = before?.product.state === 'on_sale' ? whatIsNew(found, () => lawLacks(before, facts)) : found
  return lacks.map(({ field, sentence }) => ({ field, sentence: goodsProblems.beforeSale(sentence) }))
}

/**
 * Returns the problems that were not found before. The earlier ones are only looked for where there is any: mostly there is none,
 * in thousands of products.
 */
function whatIsNew(found: GoodsProblem[], before: () => GoodsProblem[]): GoodsProblem[] {
  if (found.length === 0) return found
  const old = before()
  return found.filter((problem) => !old.some((each) => same(each, problem)))
}
