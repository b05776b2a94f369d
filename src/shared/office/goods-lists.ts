import type { GoodsState } from './units.ts'

// What the list of products is narrowed and sorted by, apart from what checks it.

/** Faults of a product: what it lacks, or what is the matter with it. */
export const goodsLacks = ['hsn', 'picture', 'law', 'sale', 'stock', 'low'] as const
export type GoodsLack = (typeof goodsLacks)[number]

/** Sorts of the list: what was changed last first, by name, by the price that is asked. */
export const goodsSorts = ['changed', 'name', 'price-low', 'price-high'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/**
 * Filter for the products that are meant; a field that is left out is no condition. It is the same in the address of the list, a
 * bulk edit and an export.
 */
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
