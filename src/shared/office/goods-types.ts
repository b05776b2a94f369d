import type { GoodsState, NetUnitName } from './units.ts'

/** Value of one attribute of a product: a number in the attribute's unit, or a word; `text` as the maker writes it. */
export interface GoodsAttribute {
  key: string
  value: number | string
  text: string
}

/** `from` pieces or more cost `price` each. */
export interface GoodsPriceBreak {
  from: number
  price: number
}

/**
 * A product as people of the shop edit it, by the names that its fields have in the history, in calls and in the column heads
 * of sheets. Amounts are paise inside the server and in the history, rupees in calls and in sheets (goods-amounts.ts).
 */
export interface ProductFields {
  name: string
  brandId: string
  categoryId: string
  subcategoryId: string | null
  description: string
  specifications: { title: string; description: string }[]
  /** 4, 6 or 8 digits; empty: not known yet. */
  hsnCode: string
  gstRate: number
  /** A unit quantity code (units.ts). */
  unit: string
  netQuantity: string
  netAmount: number | null
  netUnit: NetUnitName | null
  countryOfOrigin: string
  /** The MRP. Of a product with variants on sale: its cheapest variant's, kept by the server. */
  price: number
  offerPrice: number | null
  /** Addresses, the first one in front. */
  images: string[]
  /** Descriptions of pictures by their addresses, also of those of the variants. Without words it is the product's name. */
  imageWords: Record<string, string>
  labelIds: string[]
  attributes: GoodsAttribute[]
  weightGrams: number | null
  /** Of a packed piece. */
  longestMm: number | null
  /** Names with addresses; null: the brand's, or not told. */
  manufacturer: string | null
  packer: string | null
  importer: string | null
  warrantyMonths: number | null
  /** Goods that some ways of delivery do not take (docs/decisions/211). */
  flammable: boolean
  glass: boolean
  /** Id of the product that is sold in its place when it is gone. */
  replacedBy: string | null
  /** False: it comes back only where it is wrong, damaged or defective. */
  returnable: boolean
  dataSheets: { name: string; file: string }[]
  priceBreaks: GoodsPriceBreak[]
  minimumQuantity: number
  multiple: number
  state: GoodsState
  /** ISO 8601. Set with the state. */
  archivedAt: string | null
}

/** A variant: what is null or an empty list is the product's. */
export interface VariantFields {
  name: string
  attributeTitle: string
  attributeDescription: string
  netQuantity: string | null
  netAmount: number | null
  netUnit: NetUnitName | null
  price: number
  offerPrice: number | null
  images: string[]
  attributes: GoodsAttribute[]
  weightGrams: number | null
  /** Of a packed piece. */
  longestMm: number | null
  countryOfOrigin: string | null
  manufacturer: string | null
  packer: string | null
  importer: string | null
  priceBreaks: GoodsPriceBreak[]
  minimumQuantity: number | null
  multiple: number | null
  position: number
  /** Not active: no shopper sees it. */
  active: boolean
}

/** A variant as it stands in the database. */
export interface GoodsVariant extends VariantFields {
  id: string
  version: number
}

/** A product as it stands in the database, with all its variants by their place, those that are not active too. */
export interface Goods {
  id: string
  version: number
  product: ProductFields
  variants: GoodsVariant[]
}
