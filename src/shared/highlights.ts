/**
 * The fixed ids of the highlight labels, shared by server and storefront (SPEC §9, CONTRACT §5).
 * The footer's Highlights links send these as a category id; the server filters by the label.
 */
export const highlights = {
  bestSellers: { id: 'best-sellers', name: 'Best Sellers' },
  trending: { id: 'trending', name: 'Trending' },
  clearanceSale: { id: 'clearance-sale', name: 'Clearance sale' },
} as const
