import { rebuildSearch } from '../search/search.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { UsageFailure } from './usage.ts'

/** `search rebuild`: what lists and searches are read from, made anew from the catalogue. */
export async function searchCommand(shop: PayingShop, given: string[]): Promise<string> {
  if (given.join(' ') !== 'rebuild') throw new UsageFailure('The search can be made anew: search rebuild.')
  const products = await rebuildSearch(shop)
  return `Lists and searches have ${products} ${products === 1 ? 'product' : 'products'}, read anew from the catalogue.`
}
