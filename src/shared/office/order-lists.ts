/** The queues of the day's work: each is a tab of the list. */
export const orderQueues = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'on_the_way',
  'delivered',
  'coming_back',
  'cancelled',
  'all',
] as const
export type OrderQueue = (typeof orderQueues)[number]

/** How a list may be sorted. */
export const orderSorts = ['newest', 'oldest', 'total_high', 'total_low'] as const

/** What can be printed of orders. */
export const orderPapers = ['slips', 'invoices', 'labels'] as const
export type OrderPaper = (typeof orderPapers)[number]
