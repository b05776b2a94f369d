import { transact } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'
import { correctStock, type StockKey } from './stock-queries.ts'

/**
 * The owner puts a count right by `change` pieces (±, not 0) of an existing product or variant. Throws `out_of_stock`
 * with `available` where more would be taken off than is free.
 */
export async function adjustStock(shop: Shop, key: StockKey, change: number, note: string): Promise<void> {
  await transact(shop, (work) => correctStock(work, { ...key, quantity: change }, { note, now: shop.clock() }))
}
