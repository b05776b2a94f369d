import type { ProductQuery } from '../../shared/contract/product-query.ts'
import type { ProductRow } from '../catalogue/product-row.ts'
import { listingTag, structureTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'
import { type RankedNumbers, selectPage } from './product-page-queries.ts'
import { countOf, inOrder, numbersIn, type ProductSet } from './product-set.ts'
import { type Order, selectOrder } from './sort-orders.ts'

/** So many products of an order are read first: nearly every page that somebody looks at is among them. */
const HEAD = 4096
/** Of so few, hardly any is among those. */
const VERY_FEW = 100
/** So few are sorted by the database as it reads them, rather than to read the whole order. */
const FEW = 1000

/** Which part of a list. */
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

/**
 * The products on one page of sets without a common product, set after set, each in the order asked for. All of a page is one
 * question, however many sets it has some of.
 */
export async function readPage(
  shop: Shop,
  sets: readonly ProductSet[],
  { sort, offset, limit }: Slice,
): Promise<ProductRow[]> {
  const order: Order = sort === '-createdAt' || sort === 'relevance' ? 'newest' : sort
  const parts = partsOf(sets, offset, limit)
  const sorted = await Promise.all(parts.map((part) => sortedNumbers(shop, part, order)))
  const page: RankedNumbers = { numbers: [], ranks: [] }
  for (const [at, { set }] of parts.entries()) {
    const rank = page.numbers.length
    page.numbers.push(...(sorted[at] ?? numbersIn(set)))
    for (let next = rank; next < page.numbers.length; next += 1) page.ranks.push(sorted[at] ? next : rank)
  }
  const wanted = parts.reduce((sum, part) => sum + part.limit, 0)
  const first = sorted[0] ? 0 : (parts[0]?.offset ?? 0)
  return wanted > 0 ? selectPage(shop.db, page, order, { offset: first, limit: wanted }) : []
}

/** What a page has of each set. */
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

/** The numbers of a part, in the order; undefined where the database had better sort so few. */
async function sortedNumbers(shop: Shop, { set, total, ...slice }: Part, order: Order): Promise<number[] | undefined> {
  if (total > VERY_FEW) {
    const early = inOrder(set, await orderOf(shop, order, HEAD), slice)
    if (early.length === slice.limit) return early
  }
  return total <= FEW ? undefined : inOrder(set, await orderOf(shop, order), slice)
}

/** An order, or its beginning: the same for every filter, kept until a list changes. */
function orderOf(shop: Shop, order: Order, limit?: number): Promise<Int32Array> {
  return shop.cache.recall(`order ${order} ${limit ?? ''}`, async () => {
    const value = await selectOrder(shop.db, order, limit)
    return { value, bytes: value.byteLength + 300, tags: [listingTag, structureTag] }
  })
}
