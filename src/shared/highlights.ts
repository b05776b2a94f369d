/**
 * The fixed ids of the highlight labels, shared by server and storefront (SPEC §9, CONTRACT §5).
 * The footer's Highlights links send these as a category id; the server filters by the label.
 */
export const highlights = {
  bestSellers: { id: 'best-sellers', name: 'Best Sellers' },
  trending: { id: 'trending', name: 'Trending' },
  clearanceSale: { id: 'clearance-sale', name: 'Clearance sale' },
} as const

/** Returns whether an id is that of a highlight: the front page shows it at all times. */
export function isHighlight(id: string | undefined): boolean {
  return Object.values(highlights).some((each) => each.id === id)
}
