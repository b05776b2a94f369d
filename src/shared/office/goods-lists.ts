import type { GoodsState } from './units.ts'

// What the list of products is narrowed and sorted by, apart from what checks it.

/** What products lack, or what is the matter with them. */
export const goodsLacks = ['hsn', 'picture', 'law', 'sale', 'stock', 'low'] as const
export type GoodsLack = (typeof goodsLacks)[number]

/** Sorts of the list: what was changed last first, by name, by the price that is asked. */
export const goodsSorts = ['changed', 'name', 'price-low', 'price-high'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/** Which products are meant; what is left out is no condition. The address of the list, a bulk edit and an export say it alike. */
export interface GoodsFilter {
  ids?: readonly string[] | undefined
  /** Words of the name, a product's or a variant's id, or a bar code. */
  text?: string | undefined
  category?: string | undefined
  subcategory?: string | undefined
  brand?: string | undefined
  label?: string | undefined
  state?: GoodsState | undefined
  lacks?: GoodsLack | undefined
}
