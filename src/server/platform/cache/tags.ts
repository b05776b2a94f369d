import type { Product } from '../../../shared/contract/catalogue.ts'

// What an answer depends on, by name. A write names the same tags (transact's `stale`).

/** Everything about one product but its stock: texts, prices, pictures, rating. */
export const productTag = (productId: string) => `product:${productId}`
/** How many pieces of a product there are. */
export const stockTag = (productId: string) => `stock:${productId}`
/** How many there are as pages show it: the same below `limits.plentyOfStock`. */
export const shownStockTag = (productId: string) => `shown-stock:${productId}`
/** Which products are in which list, and in which order: a new product, a changed price, category or label. */
export const listingTag = 'listing'
/** Categories, subcategories, labels, brands. */
export const structureTag = 'structure'
/** Banners and offers. */
export const contentTag = 'content'
/** Who the shop is and on which terms it sells: on every page. */
export const settingsTag = 'settings'

/** The body of a public answer. */
export interface PublicAnswer {
  success: boolean
  data?: unknown
}

/** The tags of a public answer, read off the answer itself. `stock`: as it is, or as pages show it. */
export function tagsOf(path: string, answer: PublicAnswer, stock = stockTag): string[] {
  const tagsOfProduct = ({ _id }: Product) => [productTag(_id), stock(_id)]
  if (path.startsWith('/product/get-products')) {
    const { products } = answer.data as { products: Product[] }
    return [listingTag, structureTag, ...products.flatMap(tagsOfProduct)]
  }
  if (path.startsWith('/product/get-product/')) return [structureTag, ...tagsOfProduct(answer.data as Product)]
  if (path.startsWith('/product/search-index')) return [listingTag, structureTag]
  if (path.startsWith('/shop/')) return [settingsTag]
  if (path.startsWith('/category') || path.startsWith('/label')) return [structureTag]
  return [contentTag, structureTag]
}
