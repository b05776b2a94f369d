import type { ProductQuery } from '../../shared/contract/catalogue.ts'
import { listingTag, structureTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { type Bitmap, has, numbersIn } from './bitmap.ts'
import { type Order, selectOrder, sortNumbers } from './order-queries.ts'

/** So many products of an order are read first: nearly every page that somebody looks at is among them. */
const HEAD = 4096
/** So few are sorted by the database, rather than to read the whole order. */
const FEW = 1000

/** Which part of a list. */
interface Slice {
  sort: ProductQuery['sort']
  offset: number
  limit: number
}

/** The numbers of the products on one page of the `total` in a set. */
export async function pageOf(shop: Shop, set: Bitmap, total: number, { sort, ...slice }: Slice): Promise<number[]> {
  const order: Order = sort === '-createdAt' ? 'newest' : sort
  const wanted = Math.min(slice.limit, total - slice.offset)
  if (wanted <= 0) return []
  const early = pick(await orderOf(shop, order, HEAD), set, slice)
  if (early.length === wanted) return early
  if (total <= FEW) {
    const sorted = await sortNumbers(shop.pool, order, numbersIn(set))
    return [...sorted.subarray(slice.offset, slice.offset + wanted)]
  }
  return pick(await orderOf(shop, order), set, slice)
}

/** An order, or its beginning: the same for every filter, kept until a list changes. */
function orderOf(shop: Shop, order: Order, limit?: number): Promise<Int32Array> {
  return shop.cache.recall(`order ${order} ${limit ?? ''}`, async () => {
    const value = await selectOrder(shop.pool, order, limit)
    return { value, bytes: value.byteLength + 300, tags: [listingTag, structureTag] }
  })
}

function pick(order: Int32Array, set: Bitmap, { offset, limit }: Omit<Slice, 'sort'>): number[] {
  const picked: number[] = []
  let before = 0
  for (let at = 0; at < order.length && picked.length < limit; at += 1) {
    const no = order[at] ?? 0
    if (!has(set, no)) continue
    if (before >= offset) picked.push(no)
    before += 1
  }
  return picked
}
