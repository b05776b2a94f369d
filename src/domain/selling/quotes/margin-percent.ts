import type { Paise } from '../../../shared/money/money.ts'

/**
 * The margin of what is sold for `net` paise without GST and cost so much, in percent of `net` with one decimal, towards zero; null
 * where the cost is not known.
 */
export function marginPercent({ net, cost }: { net: Paise; cost: Paise | null }): number | null {
  if (cost === null || net === 0) return null
  return Math.trunc(((net - cost) * 1000) / net) / 10
}
