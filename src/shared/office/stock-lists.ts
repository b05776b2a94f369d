/** Parts of the stock, each a tab of its list. */
export const stockViews = ['all', 'low', 'out'] as const
export type StockView = (typeof stockViews)[number]

/** Sorts of its list; `days`: what lasts the shortest first, what is not sold last. */
export const stockSorts = ['name', 'days', 'shelf'] as const
export type StockSort = (typeof stockSorts)[number]
