import type { ProductQuery } from '../../shared/contract/product-query.ts'
import type { ProductRow } from '../catalogue/product-row.ts'
import { listingTag, structureTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'
import { selectFewInOrder, selectProducts } from './product-page-queries.ts'
import { inOrder, numbersIn, type ProductSet } from './product-set.ts'
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

/** The products on one page of the `total` in a set. */
export async function readPage(
  shop: Shop,
  set: ProductSet,
  total: number,
  { sort, offset, limit }: Slice,
): Promise<ProductRow[]> {
  const order: Order = sort === '-createdAt' || sort === 'relevance' ? 'newest' : sort
  const slice = { offset, limit: Math.min(limit, total - offset) }
  if (slice.limit <= 0) return []
  if (total > VERY_FEW) {
    const early = inOrder(set, await orderOf(shop, order, HEAD), slice)
    if (early.length === slice.limit) return selectProducts(shop.reads, early)
  }
  if (total <= FEW) return selectFewInOrder(shop.reads, numbersIn(set), order, slice)
  return selectProducts(shop.reads, inOrder(set, await orderOf(shop, order), slice))
}

/** An order, or its beginning: the same for every filter, kept until a list changes. */
function orderOf(shop: Shop, order: Order, limit?: number): Promise<Int32Array> {
  return shop.cache.recall(`order ${order} ${limit ?? ''}`, async () => {
    const value = await selectOrder(shop.pool, order, limit)
    return { value, bytes: value.byteLength + 300, tags: [listingTag, structureTag] }
  })
}
