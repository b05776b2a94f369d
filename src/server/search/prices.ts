import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import type { Shop } from '../platform/shop.ts'
import { type Prices, pricesIn } from './pick-in-order.ts'
import { withAnyTerm } from './postings.ts'
import { noProducts, type ProductSet, withNumbers, without } from './product-set.ts'
import { selectPrices } from './sort-orders.ts'

// What lists between two prices are counted with, kept until a list changes.

/** The prices of all products, and the sets of the cheapest sixteenth, two sixteenths, and so on. */
interface ShopPrices extends Prices {
  /** Number of products in a sixteenth. */
  step: number
  cheapest: ProductSet[]
}

const STEPS = 16
const tags = [listingTag, structureTag]
const ENTRY_BYTES = 300

/** The products whose price in paise is within the bounds, both included. */
export async function pricedBetween(shop: Shop, min: number, max: number): Promise<ProductSet> {
  const all = await recallPrices(shop)
  return without(cheapest(all, firstAbove(all.prices, max, true)), cheapest(all, firstAbove(all.prices, min, false)))
}

/** So many of the cheapest products. A list below a price takes the set of the step before it, and adds what is missing. */
function cheapest({ numbers, step, cheapest: sets }: ShopPrices, count: number): ProductSet {
  const full = Math.floor(count / step)
  return withNumbers(sets[full] ?? noProducts, numbers.subarray(full * step, count))
}

function recallPrices(shop: Shop): Promise<ShopPrices> {
  return shop.cache.recall('prices', async () => {
    const prices = await selectPrices(shop.db)
    const value = { ...prices, ...cheapestInSteps(prices.numbers) }
    const bytes = value.cheapest.reduce((sum, set) => sum + set.byteLength, bytesOf(prices))
    return { value, bytes, tags }
  })
}

function cheapestInSteps(numbers: Int32Array): Pick<ShopPrices, 'step' | 'cheapest'> {
  const step = Math.max(1, Math.ceil(numbers.length / STEPS))
  const sets: ProductSet[] = [noProducts]
  for (let from = 0; from < numbers.length; from += step) {
    sets.push(withNumbers(sets.at(-1) ?? noProducts, numbers.subarray(from, from + step)))
  }
  return { step, cheapest: sets }
}

/** The prices of the products that have a term, such as those of one category; without one, of all. */
export async function pricesWithin(shop: Shop, term: string | undefined): Promise<Prices> {
  if (term === undefined) return recallPrices(shop)
  return shop.cache.recall(`prices within ${term}`, async () => {
    const [all, having] = await Promise.all([recallPrices(shop), withAnyTerm(shop, [term])])
    const value = pricesIn(having, all)
    return { value, bytes: bytesOf(value), tags }
  })
}

function bytesOf({ numbers, prices }: Prices): number {
  return numbers.byteLength + prices.byteLength + ENTRY_BYTES
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
