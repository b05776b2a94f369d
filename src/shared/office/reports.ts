/** Reports of the owner, as the terminal and the office name them (CONTRACT §6). */
export const reportNames = ['sales', 'products', 'profit', 'stock', 'gst', 'payments', 'shop'] as const
export type ReportName = (typeof reportNames)[number]

/** Lengths of time over which sales are added up. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** By what each report can be added up, the usual one first. */
export const reportGroups = {
  sales: [...reportSteps, 'hour', 'state', 'pin', 'coupon', 'customers', 'customer'],
  products: ['product', 'all_sizes', 'category', 'brand'],
  profit: [
    ...reportSteps,
    'product',
    'all_sizes',
    'category',
    'brand',
    'state',
    'pin',
    'coupon',
    'customers',
    'customer',
  ],
  // which goods are shown, or why they were adjusted
  stock: ['product', 'out', 'unsold_90', 'unsold_180', 'reason'],
  gst: ['rate'],
  payments: ['way'],
  shop: ['search', 'no_results', 'all_sizes', ...reportSteps],
} as const satisfies Record<ReportName, readonly string[]>
export type ReportGroup = (typeof reportGroups)[ReportName][number]

/** Days that a report is compared with: as many just before, or the same a year earlier. */
export const comparedDays = ['before', 'year'] as const
export type ComparedDays = (typeof comparedDays)[number]

/** Returns the way to add up that a report has under this name; undefined where it has none. */
export function groupOf(name: ReportName, text: string): ReportGroup | undefined {
  return (reportGroups[name] as readonly ReportGroup[]).find((each) => each === text)
}
