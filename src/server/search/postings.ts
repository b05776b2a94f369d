import { createHash } from 'node:crypto'
import { listingTag, structureTag } from '../platform/cache/tags.ts'
import type { ReadPool } from '../platform/db/read-pool.ts'
import type { Shop } from '../platform/shop.ts'
import { selectPostings } from './posting-queries.ts'
import { noProducts, type ProductSet, setOfNumbers } from './product-set.ts'
import { selectPrices } from './sort-orders.ts'

// What lists and searches are counted with: sets of products, kept beside the public answers until a list changes.

const tags = [listingTag, structureTag]
const ENTRY_BYTES = 300
const FEW = 50

/** The products that have one of the terms (db/migrations/0011: a:, c:, s:, l:, w:, n:, p:, d:). */
export function withAnyTerm(shop: Shop, terms: string[]): Promise<ProductSet> {
  if (terms.length === 0) return Promise.resolve(noProducts)
  const named = terms.join('|')
  const key = `postings ${named.length < 100 ? named : createHash('sha256').update(named).digest('base64url')}`
  return recallSet(shop, key, () => selectPostings(readsFor(shop, terms.length), terms))
}

/** Whom to ask about so many terms or names: about few it is a quick read, about many others would wait behind it. */
export function readsFor({ reads, pool }: Shop, count: number): Pick<ReadPool, 'query'> {
  return count <= FEW ? reads : pool
}

/** A set that is kept until a list changes. */
function recallSet(shop: Shop, key: string, compute: () => Promise<ProductSet>): Promise<ProductSet> {
  return shop.cache.recall(key, async () => {
    const value = await compute()
    return { value, bytes: value.byteLength + ENTRY_BYTES, tags }
  })
}

/** The products whose price in paise is within the bounds, both included. */
export async function pricedBetween(shop: Shop, min: number, max: number): Promise<ProductSet> {
  const { numbers, prices } = await recallPrices(shop)
  return setOfNumbers(numbers.subarray(firstAbove(prices, min, false), firstAbove(prices, max, true)))
}

/** The prices of all products in paise, the lowest first, and whose they are. */
export function recallPrices(shop: Shop): ReturnType<typeof selectPrices> {
  return shop.cache.recall('prices', async () => {
    const value = await selectPrices(shop.pool)
    return { value, bytes: value.numbers.byteLength + value.prices.byteLength + ENTRY_BYTES, tags }
  })
}

/** The place of the first price above `bound`, or, unless `strictly`, equal to it. */
export function firstAbove(prices: Float64Array, bound: number, strictly: boolean): number {
  let [low, high] = [0, prices.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const price = prices[middle] ?? 0
    if (price > bound || (price === bound && !strictly)) high = middle
    else low = middle + 1
  }
  return low
}
