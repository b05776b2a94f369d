import type { Product } from '../../shared/contract/catalogue.ts'

// What an answer depends on, by name. A write names the same tags (transact's `stale`).

/** Everything about one product: texts, prices, stock, rating. */
export const productTag = (productId: string) => `product:${productId}`
/** Which products are in which list, and in which order: a new product, a changed price, category or label. */
export const listingTag = 'listing'
/** Categories, subcategories, labels, brands. */
export const structureTag = 'structure'
/** Banners and offers. */
export const contentTag = 'content'

interface AnyAnswer {
  success: boolean
  data?: unknown
}

/** The tags of a public answer, read off the answer itself. */
export function tagsOf(path: string, answer: AnyAnswer): string[] {
  if (path.startsWith('/product/get-products')) {
    const { products } = answer.data as { products: Product[] }
    return [listingTag, structureTag, ...products.map((each) => productTag(each._id))]
  }
  if (path.startsWith('/product/get-product/')) return [structureTag, productTag((answer.data as Product)._id)]
  if (path.startsWith('/product/search-index')) return [listingTag, structureTag]
  if (path.startsWith('/category') || path.startsWith('/label')) return [structureTag]
  return [contentTag, structureTag]
}
