import type { AdjustReason } from '../../shared/office/adjust-reasons.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { Shop } from '../platform/shop.ts'
import { correctStock, type StockKey } from './stock-queries.ts'

/**
 * The owner puts a count right by `change` pieces (±, not 0) of an existing product or variant. Throws `out_of_stock`
 * with `available` where more would be taken off than is free.
 */
export function adjustStock(
  shop: Shop,
  { productId, variantId, name = '' }: StockKey & { name?: string },
  change: number,
  note: string,
): Promise<void> {
  const key = { productId, variantId }
  return atTerminal(shop, 'stock.adjust', { ...key, change, note }, async (work) => {
    work.about({ kind: 'stock', id: variantId ?? productId, name })
    await bookAdjustment(work, key, { change, note, now: shop.clock() })
  })
}

/** By how much a count is put right, why, and when. */
export interface Adjustment {
  change: number
  note: string
  reason?: AdjustReason
  now: Date
}

/** Books a count that was put right, in the caller's command. Throws like adjustStock. */
export async function bookAdjustment(
  work: CommandWork,
  { productId, variantId }: StockKey,
  { change, note, reason, now }: Adjustment,
): Promise<void> {
  await correctStock(work, { productId, variantId, quantity: change }, { note, now, ...(reason && { reason }) })
  // the ledger has how many there are: orders go on meanwhile
  const why = { ...(reason && { reason }), note }
  work.changed('stock', variantId ?? productId, { change: 0 }, { productId, variantId, change, ...why })
}
