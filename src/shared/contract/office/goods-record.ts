import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { goodsLimits as goods } from '../../goods-limits.ts'
import { goodsStates, netUnits } from '../../office/units.ts'
import { exactRupees, moment, rupees } from '../fields.ts'

// Goods as people of the shop edit them. These rules say of what kind a value is; what would be right stands in
// domain/catalogue/check-goods.ts, with a sentence for each field.

const text = (max: number) => z.string(forms.required).check(z.trim(), z.maxLength(max, forms.tooLong))
const perhaps = <T extends z.ZodMiniType>(rule: T) => z.nullable(rule)
const key = text(goods.id)
const amount = z.number(forms.required)
const whole = z.int(forms.required)
const netUnit = z.enum(netUnits)

const Attributes = z
  .array(z.strictObject({ key, value: z.union([z.number(), text(goods.word)]), text: text(goods.word) }))
  .check(z.maxLength(goods.attributes, forms.tooLong))
const Breaks = z
  .array(z.strictObject({ from: whole, price: exactRupees }))
  .check(z.maxLength(goods.priceBreaks, forms.tooLong))
const Pictures = z.array(text(goods.address)).check(z.maxLength(goods.pictures, forms.tooLong))

/** Every field of a product that can be edited; amounts in rupees. */
export const productRules = {
  name: text(goods.name),
  brandId: key,
  categoryId: key,
  subcategoryId: perhaps(key),
  description: text(goods.description),
  specifications: z
    .array(z.strictObject({ title: text(goods.word), description: text(goods.line) }))
    .check(z.maxLength(goods.specifications, forms.tooLong)),
  hsnCode: text(8),
  gstRate: amount,
  unit: text(8),
  netQuantity: text(goods.word),
  netAmount: perhaps(amount),
  netUnit: perhaps(netUnit),
  countryOfOrigin: text(goods.word),
  price: exactRupees,
  offerPrice: perhaps(exactRupees),
  images: Pictures,
  imageWords: z.record(text(goods.address), text(goods.line)),
  labelIds: z.array(key).check(z.maxLength(goods.labels, forms.tooLong)),
  attributes: Attributes,
  weightGrams: perhaps(whole),
  longestMm: perhaps(whole),
  manufacturer: perhaps(text(goods.maker)),
  packer: perhaps(text(goods.maker)),
  importer: perhaps(text(goods.maker)),
  warrantyMonths: perhaps(whole),
  flammable: z.boolean(forms.invalid),
  glass: z.boolean(forms.invalid),
  returnable: z.boolean(forms.invalid),
  replacedBy: perhaps(key),
  dataSheets: z
    .array(z.strictObject({ name: text(goods.word), file: text(goods.address) }))
    .check(z.maxLength(goods.dataSheets, forms.tooLong)),
  priceBreaks: Breaks,
  minimumQuantity: whole,
  multiple: whole,
  state: z.enum(goodsStates),
}

/** Every field of a variant that can be edited; null and empty lists are the product's. */
export const variantRules = {
  name: text(goods.word),
  attributeTitle: text(goods.word),
  attributeDescription: text(goods.line),
  netQuantity: perhaps(text(goods.word)),
  netAmount: perhaps(amount),
  netUnit: perhaps(netUnit),
  price: exactRupees,
  offerPrice: perhaps(exactRupees),
  images: Pictures,
  attributes: Attributes,
  weightGrams: perhaps(whole),
  longestMm: perhaps(whole),
  countryOfOrigin: perhaps(text(goods.word)),
  manufacturer: perhaps(text(goods.maker)),
  packer: perhaps(text(goods.maker)),
  importer: perhaps(text(goods.maker)),
  priceBreaks: Breaks,
  minimumQuantity: perhaps(whole),
  multiple: perhaps(whole),
  position: whole,
  active: z.boolean(),
}

const known = {
  attributes: z.array(z.strictObject({ key: z.string(), value: z.union([z.number(), z.string()]), text: z.string() })),
}

/** A variant as it stands, in answers. */
const VariantRecord = z.strictObject({
  _id: z.string(),
  version: z.int(),
  name: z.string(),
  attributeTitle: z.string(),
  attributeDescription: z.string(),
  netQuantity: z.nullable(z.string()),
  netAmount: z.nullable(z.number()),
  netUnit: z.nullable(netUnit),
  price: rupees,
  offerPrice: z.nullable(rupees),
  images: z.array(z.string()),
  attributes: known.attributes,
  weightGrams: z.nullable(z.int()),
  longestMm: z.nullable(z.int()),
  countryOfOrigin: z.nullable(z.string()),
  manufacturer: z.nullable(z.string()),
  packer: z.nullable(z.string()),
  importer: z.nullable(z.string()),
  priceBreaks: z.array(z.strictObject({ from: z.int(), price: rupees })),
  minimumQuantity: z.nullable(z.int()),
  multiple: z.nullable(z.int()),
  position: z.int(),
  active: z.boolean(),
})

/** A product as it stands, in answers. */
export const GoodsRecord = z.strictObject({
  _id: z.string(),
  version: z.int(),
  name: z.string(),
  brandId: z.string(),
  categoryId: z.string(),
  subcategoryId: z.nullable(z.string()),
  description: z.string(),
  specifications: z.array(z.strictObject({ title: z.string(), description: z.string() })),
  hsnCode: z.string(),
  gstRate: z.number(),
  unit: z.string(),
  netQuantity: z.string(),
  netAmount: z.nullable(z.number()),
  netUnit: z.nullable(netUnit),
  countryOfOrigin: z.string(),
  price: rupees,
  offerPrice: z.nullable(rupees),
  images: z.array(z.string()),
  imageWords: z.record(z.string(), z.string()),
  labelIds: z.array(z.string()),
  attributes: known.attributes,
  weightGrams: z.nullable(z.int()),
  longestMm: z.nullable(z.int()),
  manufacturer: z.nullable(z.string()),
  packer: z.nullable(z.string()),
  importer: z.nullable(z.string()),
  warrantyMonths: z.nullable(z.int()),
  flammable: z.boolean(),
  glass: z.boolean(),
  returnable: z.boolean(),
  replacedBy: z.nullable(z.string()),
  dataSheets: z.array(z.strictObject({ name: z.string(), file: z.string() })),
  priceBreaks: z.array(z.strictObject({ from: z.int(), price: rupees })),
  minimumQuantity: z.int(),
  multiple: z.int(),
  state: z.enum(goodsStates),
  archivedAt: z.nullable(moment),
  variants: z.array(VariantRecord),
})
export type GoodsRecord = z.infer<typeof GoodsRecord>
