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

/** Books a count that was put right, in the caller's command. Throws like adjustStock. */
export async function bookAdjustment(
  work: CommandWork,
  { productId, variantId }: StockKey,
  { change, note, now }: { change: number; note: string; now: Date },
): Promise<void> {
  await correctStock(work, { productId, variantId, quantity: change }, { note, now })
  // the ledger has how many there are: orders go on meanwhile
  work.changed('stock', variantId ?? productId, { change: 0 }, { productId, variantId, change, note })
}
