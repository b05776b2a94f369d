import type { Permission } from './permissions.ts'

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

/** Sorts of a list. */
export const orderSorts = ['newest', 'oldest', 'total_high', 'total_low'] as const

/** Papers that can be printed of orders. */
export const orderPapers = [
  'pick_list',
  'manifest',
  'all',
  'slips',
  'invoices',
  'labels',
  'credit_notes',
  'receipts',
  'invoice_duplicates',
  'invoice_triplicates',
  'receipt_vouchers',
  'refund_vouchers',
] as const
export type OrderPaper = (typeof orderPapers)[number]

/** Papers that stand in the story of their order, with the number of the copy: pick lists and manifests are of many orders, `all` is several. */
export type NotedPaper = Exclude<OrderPaper, 'pick_list' | 'manifest' | 'all'>

/** Permission for each of them: parcels' papers are for who packs, and amounts for who may see them. */
export const paperNeeds: Record<OrderPaper, Permission> = {
  pick_list: 'orders.pack',
  manifest: 'orders.ship',
  all: 'orders.pack',
  slips: 'orders.pack',
  labels: 'orders.pack',
  invoices: 'orders.amounts',
  credit_notes: 'orders.amounts',
  invoice_duplicates: 'orders.amounts',
  invoice_triplicates: 'orders.amounts',
  receipt_vouchers: 'orders.amounts',
  refund_vouchers: 'orders.amounts',
  receipts: 'orders.amounts',
}

/** Papers that are printed of many orders at once, an invoice's copies (CGST Rule 48) among them. */
export const papersOfMany = [
  'all',
  'pick_list',
  'slips',
  'invoices',
  'invoice_duplicates',
  'invoice_triplicates',
  'labels',
  'manifest',
] as const
