import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import type { ProductRow } from '../catalogue/product-row.ts'
import type { Shop } from '../platform/shop.ts'
import { inOrder } from './pick-in-order.ts'
import { productRows } from './product-rows.ts'
import { countOf, numbersIn, type ProductSet } from './product-set.ts'
import { type SortOrder, selectOrder } from './sort-orders.ts'

/** So many products of an order are read first: nearly every page that somebody looks at is among them. */
const HEAD = 4096
/** Of so few, hardly any is among those. */
const VERY_FEW = 100
/** So few are sorted by their places, rather than looked for along the whole order. */
const FEW = 1000

/** Part of a list, in an order. */
export interface Slice {
  sort: ProductQuery['sort']
  offset: number
  limit: number
}

/** A part of one set. */
interface Part {
  set: ProductSet
  total: number
  offset: number
  limit: number
}

/** The products on one page of sets without a common product, set after set, each in the order asked for. */
export async function readPage(
  shop: Shop,
  sets: readonly ProductSet[],
  { sort, offset, limit }: Slice,
): Promise<ProductRow[]> {
  const order: SortOrder = sort === 'price-low' || sort === 'price-high' ? sort : 'newest'
  const parts = partsOf(sets, offset, limit)
  const sorted = await Promise.all(parts.map((part) => sortedNumbers(shop, part, order)))
  return productRows(shop, sorted.flat())
}

/** Returns the part of each set that is on a page. */
function partsOf(sets: readonly ProductSet[], offset: number, limit: number): Part[] {
  const parts: Part[] = []
  let [before, wanted] = [offset, limit]
  for (const set of sets) {
    if (wanted <= 0) break
    const total = countOf(set)
    const taken = Math.min(wanted, total - before)
    if (taken > 0) {
      parts.push({ set, total, offset: before, limit: taken })
      wanted -= taken
    }
    before = Math.max(0, before - total)
  }
  return parts
}

/** The numbers of a part, in the order. */
async function sortedNumbers(shop: Shop, { set, total, ...slice }: Part, order: SortOrder): Promise<number[]> {
  if (total > VERY_FEW) {
    const early = inOrder(set, (await orderOf(shop, order, HEAD)).numbers, slice)
    if (early.length === slice.limit) return early
  }
  const { numbers, places } = await orderOf(shop, order)
  if (total > FEW) return inOrder(set, numbers, slice)
  const placeOf = (no: number) => places[no] ?? 0
  const sorted = numbersIn(set).sort((one, other) => placeOf(one) - placeOf(other))
  return sorted.slice(slice.offset, slice.offset + slice.limit)
}

/** The numbers of products in an order, and of all of them the place of each number in it. */
interface KeptOrder {
  numbers: Int32Array
  places: Int32Array
}

/** An order, or its beginning: the same for every filter, kept until a list changes. */
function orderOf(shop: Shop, order: SortOrder, limit?: number): Promise<KeptOrder> {
  return shop.cache.recall(`order ${order} ${limit ?? ''}`, async () => {
    const numbers = await selectOrder(shop.db, order, limit)
    const value = { numbers, places: limit === undefined ? placesIn(numbers) : new Int32Array(0) }
    return { value, bytes: numbers.byteLength + value.places.byteLength + 300, tags: [listingTag, structureTag] }
  })
}

function placesIn(numbers: Int32Array): Int32Array {
  let highest = 0
  for (const no of numbers) highest = Math.max(highest, no)
  const places = new Int32Array(highest + 1)
  for (let at = 0; at < numbers.length; at += 1) places[numbers[at] as number] = at
  return places
}
