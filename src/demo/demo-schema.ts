import * as z from 'zod/mini'
import { highlights } from '../shared/highlights.ts'
import { colour, day, handle, rupees, text } from './entry-fields.ts'

// The shape of the files in db/demo: what a person may write there (docs/recipes/add-a-product.md).

const variantHandle = z.string().check(z.regex(/^[a-z0-9-]+--[a-z0-9-]+$/, 'must be <product-id>--<value>'))
const pieces = z.int().check(z.gte(0))
const labelIds = Object.values(highlights).map((label) => label.id)
/** UQC codes of GST returns. */
const units = ['NOS', 'SET', 'PAC', 'PRS', 'KGS', 'MTR', 'LTR', 'ROL', 'BOX'] as const

export const CategoryEntry = z.strictObject({
  id: handle,
  name: text(60),
  colour,
  icon: handle,
  subcategories: z.array(z.strictObject({ id: handle, name: text(60) })),
})
export type CategoryEntry = z.infer<typeof CategoryEntry>

export const BrandEntry = z.strictObject({
  id: handle,
  name: text(40),
  tagline: text(120),
  country: text(40),
  colour,
  /** Manufacturer of most of the brand's products, and its place. */
  manufacturer: z.optional(text(200)),
})
export type BrandEntry = z.infer<typeof BrandEntry>

/** An attribute that products can have: attributes.yaml. */
export const AttributeEntry = z.strictObject({
  key: handle,
  name: text(40),
  kind: z.enum(['number', 'word']),
  unit: z.optional(text(10)),
})
export type AttributeEntry = z.infer<typeof AttributeEntry>

/** The attributes that a category's products have. */
export const CategoryAttributesEntry = z.strictObject({
  category: handle,
  filtered: z.array(handle),
  also: z.array(handle),
})
export type CategoryAttributesEntry = z.infer<typeof CategoryAttributesEntry>

/** By their keys, as the maker writes them; several of a set in a list. */
const attributes = z.record(handle, z.union([text(80), z.array(text(80)).check(z.minLength(1))]))
/** Fields on the sale of a product: weight, price breaks, quantities. */
const trade = {
  weightGrams: z.optional(z.int().check(z.positive())),
  /** From so many pieces on, each for so many rupees; from small to large. */
  priceBreaks: z.optional(z.array(z.strictObject({ from: z.int().check(z.gte(2)), price: rupees }))),
  minimumQuantity: z.optional(z.int().check(z.positive())),
  multiple: z.optional(z.int().check(z.positive())),
}

/** Names with addresses: the maker, where it is not the brand's; who has packed or imported it. */
const makers = {
  manufacturer: z.optional(text(200)),
  packer: z.optional(text(200)),
  importer: z.optional(text(200)),
}

const VariantEntry = z.strictObject({
  id: variantHandle,
  name: text(40),
  attributes: z.strictObject({ title: text(40), description: text(80) }),
  /** Attributes that differ from the product's. */
  ownAttributes: z.optional(attributes),
  ...trade,
  price: rupees,
  offerPrice: z.optional(rupees),
  stock: pieces,
  /** Net quantity, where it differs from the one that the product declares. */
  netQuantity: z.optional(text(40)),
  /** The same with its country and makers. */
  countryOfOrigin: z.optional(text(40)),
  ...makers,
  colour: z.optional(z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour'))),
})
export type VariantEntry = z.infer<typeof VariantEntry>

export const ProductEntry = z.strictObject({
  id: handle,
  name: text(100),
  brand: handle,
  subcategory: handle,
  labels: z.array(z.enum(labelIds)),
  hsn: z.string().check(z.regex(/^\d{4,8}$/, 'must be 4 to 8 digits in quotes')),
  // the rates of GST since 22 September 2025
  gst: z.literal([5, 18, 40]),
  unit: z.enum(units),
  netQuantity: text(40),
  countryOfOrigin: text(40),
  price: rupees,
  offerPrice: z.optional(rupees),
  stock: z.optional(pieces),
  addedOn: day,
  description: text(4000),
  attributes: z.optional(attributes),
  ...trade,
  warrantyMonths: z.optional(z.int().check(z.positive())),
  ...makers,
  /** Specifications that no number expresses. */
  specifications: z.optional(z.record(text(60), text(200))),
  variants: z.optional(z.array(VariantEntry).check(z.minLength(2))),
})
export type ProductEntry = z.infer<typeof ProductEntry>

export const ReviewerEntry = z.strictObject({ name: text(60), place: text(60) })
export type ReviewerEntry = z.infer<typeof ReviewerEntry>

export const ReviewsEntry = z.strictObject({
  product: handle,
  reviews: z.array(
    z.strictObject({ by: text(60), rating: z.int().check(z.gte(1), z.lte(5)), on: day, text: text(2000) }),
  ),
})
export type ReviewsEntry = z.infer<typeof ReviewsEntry>
