import { rebuildSearch } from '../search/search.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { UsageFailure } from './usage.ts'

/** `search rebuild`: what lists and searches are read from, made anew from the catalogue. */
export async function searchCommand(shop: PayingShop, given: string[]): Promise<string> {
  if (given.join(' ') !== 'rebuild') throw new UsageFailure('Use search rebuild.')
  const products = await rebuildSearch(shop)
  return `Search index rebuilt: ${products} ${products === 1 ? 'product' : 'products'}.`
}
