import type { MoveReason } from '../../office/adjust-reasons.ts'

/** Reasons of movements in the ledger of the stock, in words. */
export const stockReasons = {
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  returned: 'Customer return',
  own_use: 'Own use',
  sample: 'Sample',
  count: 'Stock count',
  opening: 'Opening stock',
} satisfies Record<MoveReason, string>
