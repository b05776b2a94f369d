import type { AdjustReason } from '../../../shared/office/adjust-reasons.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { keepPieces } from './enforce-adjustment-limit.ts'
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
    await bookAdjustments(work, [{ ...key, change, note }], shop.clock())
  })
}

/** Of what a count is put right, by how much, and why. */
export interface Adjustment extends StockKey {
  change: number
  note: string
  reason?: AdjustReason
}

/**
 * Books counts that were put right, in the caller's command. Throws `out_of_stock` like adjustStock, `not_allowed` beyond the pieces that
 * the person may put right in a day.
 */
export async function bookAdjustments(work: CommandWork, all: readonly Adjustment[], now: Date): Promise<void> {
  await keepPieces(
    work,
    all.map(({ productId, variantId, change }) => ({ productId, variantId, quantity: change })),
    now,
  )
  for (const { productId, variantId, change, note, reason } of all) {
    await correctStock(work, { productId, variantId, quantity: change }, { note, now, ...(reason && { reason }) })
    // the ledger has how many there are: orders go on meanwhile
    const why = { ...(reason && { reason }), note }
    work.changed('stock', variantId ?? productId, { change: 0 }, { productId, variantId, change, ...why })
  }
}
