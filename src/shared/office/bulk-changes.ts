// What can be done to many products at once, apart from what checks it.

/** To what a price is rounded that was made by percent: whole rupees, fives, tens, or the half rupee. */
export const roundings = ['0.01', '0.5', '1', '5', '10'] as const
export type Rounding = (typeof roundings)[number]

/** A change of all products that a filter finds. */
export type BulkChange =
  /** Prices by percent (down below 0), rounded to the nearest. The offer price stays above nothing and never above the MRP. */
  | { kind: 'price'; field: 'price' | 'offerPrice'; percent: number; round: Rounding }
  | { kind: 'label'; label: string; on: boolean }
  | { kind: 'state'; state: 'draft' | 'on_sale' | 'archived' }
  | { kind: 'category'; category: string; subcategory: string | null }

export const bulkKinds = ['price', 'label', 'state', 'category'] as const
