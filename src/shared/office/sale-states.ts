/** States of a sale: it has not begun; its prices are asked; the former ones are asked again; it was cancelled before it began. */
export const saleStates = ['waiting', 'running', 'ended', 'cancelled'] as const

/** Reach of a sale: chosen products, or all that are in a category, of a brand, under a highlight. */
export const saleReaches = ['category', 'brand', 'highlight', 'products'] as const
export type SaleReach = (typeof saleReaches)[number]

/**
 * Fates of a product or variant that a sale reached: its price is about to be written; the sale's price is asked; it was
 * left out; the former price is asked again; somebody had set another price meanwhile, and that stays.
 */
export const saleGoodsStates = ['due', 'on', 'refused', 'back', 'kept'] as const
export type SaleGoodsState = (typeof saleGoodsStates)[number]
