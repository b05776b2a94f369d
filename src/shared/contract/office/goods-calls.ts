import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { goodsLimits } from '../../goods-limits.ts'
import { goodsLacks, goodsSorts } from '../../office/goods-lists.ts'
import { goodsStates } from '../../office/units.ts'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { exactRupees, id, line, moment, optionalLine, rupees, variantId } from '../fields.ts'
import { editOf } from './edit.ts'
import { isMoment } from './given-moment.ts'
import { GoodsRecord, productRules, variantRules } from './goods-record.ts'
import { CappedCount } from './order-shapes.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })

/** Query of the product list: its address, word for word. */
export const GoodsView = z.object({
  text: z.optional(z.string().check(z.trim(), z.maxLength(officeLimits.officeSearchMax))),
  category: z.optional(id),
  subcategory: z.optional(id),
  brand: z.optional(id),
  label: z.optional(id),
  state: z.optional(z.enum(goodsStates)),
  lacks: z.optional(z.enum(goodsLacks)),
  sort: z._default(z.enum(goodsSorts), 'changed'),
  /** Start of the page: `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(800))),
})
export type GoodsView = z.infer<typeof GoodsView>

/** A product in the list. */
export const GoodsRow = z.strictObject({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  brand: z.string(),
  category: z.string(),
  state: z.enum(goodsStates),
  price: rupees,
  offerPrice: z.nullable(rupees),
  /** Number of variants on sale. */
  variants: z.int(),
  /** Pieces that can be bought, of all variants together. */
  stock: z.int(),
  /** Percent. */
  complete: z.int(),
  /** Number of missing details that the law wants. */
  lacks: z.int(),
  changedAt: moment,
})
export type GoodsRow = z.infer<typeof GoodsRow>

const Missing = z.array(z.strictObject({ field: z.string(), sentence: z.string() }))

/** A price of a later day. */
export const ScheduledPrice = z.strictObject({
  _id: z.string(),
  variantId: z.nullable(z.string()),
  price: rupees,
  offerPrice: z.nullable(rupees),
  comesAt: moment,
  state: z.enum(['waiting', 'applied', 'cancelled', 'refused']),
  /** Reason why it could not be applied. */
  refusal: z.nullable(z.string()),
  setBy: z.string(),
})
export type ScheduledPrice = z.infer<typeof ScheduledPrice>

/** A product with all that its screen shows beside its fields. */
export const GoodsDetail = z.strictObject({
  record: GoodsRecord,
  /** Counts every change of the product and of its variants: an edit says which one it has seen. */
  version: z.int(),
  completeness: z.strictObject({ percent: z.int(), law: Missing, better: Missing }),
  /** Pieces that can be bought, of the product itself (null) or of its variants. */
  stock: z.array(z.strictObject({ variantId: z.nullable(z.string()), free: z.int() })),
  used: z.strictObject({ orders: CappedCount, carts: CappedCount, banners: z.int() }),
  scheduled: z.array(ScheduledPrice),
  /** Its page in the shop; null while it is not on sale. */
  page: z.nullable(z.string()),
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

const named = { _id: z.string(), name: z.string() }
/** Choices of what products are filed under. */
export const GoodsChoices = z.strictObject({
  categories: z.array(
    z.strictObject({ ...named, subcategories: z.array(z.strictObject(named)), attributes: z.array(z.string()) }),
  ),
  brands: z.array(z.strictObject({ ...named, manufacturer: z.nullable(z.string()) })),
  labels: z.array(z.strictObject(named)),
  attributes: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      kind: z.enum(['number', 'word']),
      unit: z.nullable(z.string()),
    }),
  ),
})
export type GoodsChoices = z.infer<typeof GoodsChoices>

const { state: _, ...editable } = productRules
const edits = editOf(editable)
const variantEdits = editOf(variantRules)

/** A change of a product and of its variants, by their ids; each field with what was seen of it. */
const GoodsEdit = z.strictObject({
  version: z.int(),
  changes: edits.shape.changes,
  variants: z._default(z.record(id, variantEdits.shape.changes), {}),
})

const Saved = success({ message: z.string(), data: GoodsDetail })
const optional = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) => z.partial(z.strictObject(shape))
const newVariants = z.array(optional(variantRules)).check(z.maxLength(goodsLimits.variants))

function step<
  const Word extends string,
  const Command extends 'product.publish' | 'product.withdraw' | 'product.archive' | 'product.restore' | 'product.copy',
>(word: Word, command: Command, summary: string) {
  const path: `/products/{id}/${Word}` = `/products/{id}/${word}`
  return staffEndpoint({ method: 'POST', path, summary, needs: 'products.edit', command, params, answer: Saved })
}

export const officeGoods = {
  listGoods: staffEndpoint({
    method: 'GET',
    path: '/products',
    summary: 'A page of products, on sale or not',
    needs: 'products.see',
    query: GoodsView,
    answer: success({ data: z.array(GoodsRow), next: z.nullable(z.string()), found: z.nullable(CappedCount) }),
  }),
  goodsChoices: staffEndpoint({
    method: 'GET',
    path: '/products/choices',
    summary: 'Categories, brands, labels and attributes that products are put under',
    needs: 'products.see',
    answer: success({ data: GoodsChoices }),
  }),
  previewGoods: staffEndpoint({
    method: 'GET',
    path: '/products/{id}/page',
    summary: 'The shop’s own page of a product as it is saved, on sale or not, as a document in which nothing runs',
    needs: 'products.see',
    givesFile: true,
    params,
    answer: success({}),
  }),
  getGoods: staffEndpoint({
    method: 'GET',
    path: '/products/{id}',
    summary: 'A product with its variants, what it lacks and where it is used',
    needs: 'products.see',
    params,
    answer: success({ data: GoodsDetail }),
  }),
  addGoods: staffEndpoint({
    method: 'POST',
    path: '/products',
    summary: 'Adds a product as a draft, with the pieces that are there',
    needs: 'products.edit',
    command: 'product.add',
    body: z.strictObject({
      product: optional(editable),
      variants: z._default(newVariants, []),
      stock: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    answer: Saved,
    status: 201,
  }),
  changeGoods: staffEndpoint({
    method: 'POST',
    path: '/products/{id}',
    summary: 'Changes fields of a product and of its variants',
    needs: 'products.edit',
    command: 'product.change',
    params,
    body: GoodsEdit,
    bodyLimit: 256 * 1024,
    answer: Saved,
  }),
  addVariants: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/variants',
    summary: 'Adds variants to a product',
    needs: 'products.edit',
    command: 'product.variants',
    params,
    /** `piecesTo`: which of them the pieces in stock of the product itself become, from 0. */
    body: z.strictObject({ variants: newVariants, piecesTo: z.optional(z.int().check(z.minimum(0), z.maximum(99))) }),
    answer: Saved,
  }),
  addGoodsPicture: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/pictures',
    summary: 'Adds a picture to a product or a variant, or puts it in the place of another one',
    needs: 'products.edit',
    command: 'product.pictures',
    multipart: true,
    params,
    body: z.object({ variantId, words: optionalLine(goodsLimits.line), instead: optionalLine(goodsLimits.address) }),
    answer: Saved,
  }),
  addDataSheet: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/data-sheets',
    summary: 'Adds a data sheet, a PDF, to a product',
    needs: 'products.edit',
    command: 'product.sheets',
    multipart: true,
    takes: 'sheet',
    params,
    body: z.object({ name: optionalLine(goodsLimits.word) }),
    answer: Saved,
  }),
  publishGoods: step('publish', 'product.publish', 'Puts a product on sale that has all that the law wants'),
  withdrawGoods: step('withdraw', 'product.withdraw', 'Takes a product off sale: it is a draft again'),
  archiveGoods: step('archive', 'product.archive', 'Puts a product away; nothing that was ever sold is deleted'),
  restoreGoods: step('restore', 'product.restore', 'Takes a product out of the archive, as a draft'),
  copyGoods: step('copy', 'product.copy', 'Makes a draft like another product'),
  schedulePrice: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/scheduled-prices',
    summary: 'Sets a price that comes at a later moment by itself',
    needs: 'prices.edit',
    command: 'price.schedule',
    params,
    body: z.strictObject({
      variantId,
      price: exactRupees,
      offerPrice: z.nullable(exactRupees),
      comesAt: z
        .string()
        .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/), z.refine(isMoment, forms.invalid)),
    }),
    answer: Saved,
  }),
  unschedulePrice: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/scheduled-prices/{price}/cancel',
    summary: 'Takes a price back that has not come yet',
    needs: 'prices.edit',
    command: 'price.unschedule',
    params: z.object({ id, price: line() }),
    answer: Saved,
  }),
}
