import type { Product } from '../../../shared/contract/catalogue.ts'
import type { CodedGoods } from '../../../shared/contract/goods-codes.ts'
import type { ProductQuestions } from '../../../shared/contract/questions.ts'
import type { Compared, RelatedGoods } from '../../../shared/contract/related.ts'
import type { Suggestions } from '../../../shared/contract/suggestions.ts'
import type { SharedWishList } from '../../../shared/contract/wishes.ts'

// What an answer depends on, by name. A write names the same tags (transact's `stale`).

/** Everything about one product but its stock: texts, prices, pictures, rating. */
export const productTag = (productId: string) => `product:${productId}`
/** Number of pieces of a product in stock. */
export const stockTag = (productId: string) => `stock:${productId}`
/** Number of pieces in stock as pages show it: the same below `limits.plentyOfStock`. */
export const shownStockTag = (productId: string) => `shown-stock:${productId}`
/** Products of each list and their order: changed by a new product, a price, a category or a label. */
export const listingTag = 'listing'
/** Facts about products, whatever they cost: on sale or not, brand, origin, attributes. */
export const factsTag = 'facts'
/** Products of which there is any stock at all. */
export const availabilityTag = 'availability'
/** Ratings of products, in whole stars. */
export const ratingTag = 'ratings'
/** Categories, subcategories, labels, brands. */
export const structureTag = 'structure'
/** Meanings in the shop's dictionary. */
export const dictionaryTag = 'dictionary'
/** Bar codes and the products that have them. */
export const codesTag = 'codes'
/** Banners and offers. */
export const contentTag = 'content'
/** Identity of the shop and its terms of sale: on every page. */
export const settingsTag = 'settings'
/** Changes that are scheduled for a day: no answer has this tag; every process reads again what it waits for. */
export const momentsTag = 'moments'

/** Products on a wish list that is read by this key, and the name that it is shared under. */
export const wishListTag = (key: string) => `wish-list:${key}`

/** Questions about a product, as everybody sees them. */
export const questionsTag = (productId: string) => `questions:${productId}`

/** Products that are bought together, by the latest count. */
export const relatedTag = 'related'

/** The body of a public answer. */
export interface PublicAnswer {
  success: boolean
  data?: unknown
}

/** The tags of a public answer, read off the answer itself. `stock`: as it is, or as pages show it. */
export function tagsOf(path: string, answer: PublicAnswer, stock = stockTag): string[] {
  return [...shownTags(path, answer, stock), ...((answer as { [besides]?: string[] })[besides] ?? [])]
}

/** Under this key an answer carries tags of what it looked at or counted, and does not show. It stays in the process. */
const besides: unique symbol = Symbol('depends besides on')

/** Marks an answer to depend on more than what it shows. */
export function dependingOn<T extends object>(answer: T, tags: readonly string[]): T {
  return tags.length === 0 ? answer : { ...answer, [besides]: tags }
}

function shownTags(path: string, answer: PublicAnswer, stock: typeof stockTag): string[] {
  const tagsOfProduct = ({ _id }: Pick<Product, '_id'>) => [productTag(_id), stock(_id)]
  if (path.startsWith('/product/get-products')) {
    const { products } = answer.data as { products: Product[] }
    return [listingTag, structureTag, ...products.flatMap(tagsOfProduct)]
  }
  if (path.startsWith('/product/get-product/')) return [structureTag, ...tagsOfProduct(answer.data as Product)]
  if (path.startsWith('/product/fits/')) return [listingTag, structureTag]
  if (path.startsWith('/product/by-code')) {
    return [codesTag, structureTag, productTag((answer.data as CodedGoods).productId)]
  }
  if (path.startsWith('/product/questions/')) return [questionsTag((answer.data as ProductQuestions).productId)]
  if (path.startsWith('/product/related/')) {
    const { productId, lookedAt } = answer.data as RelatedGoods
    return [
      relatedTag,
      listingTag,
      structureTag,
      ...[productId, ...lookedAt].flatMap((id) => tagsOfProduct({ _id: id })),
    ]
  }
  if (path.startsWith('/product/compare')) {
    const { products, missing } = answer.data as Compared
    return [structureTag, ...products.flatMap(tagsOfProduct), ...missing.map(productTag)]
  }
  if (path.startsWith('/shared-list/')) {
    const { key, items } = answer.data as SharedWishList
    return [wishListTag(key), structureTag, ...items.flatMap(({ productId }) => tagsOfProduct({ _id: productId }))]
  }
  if (path.startsWith('/product/suggest')) {
    const { exact, similar } = answer.data as Suggestions
    const ranked = [listingTag, structureTag, dictionaryTag, availabilityTag]
    return [...ranked, ...[...exact, ...similar].flatMap(tagsOfProduct)]
  }
  if (path.startsWith('/product/search-index')) return [listingTag, structureTag]
  if (path.startsWith('/shop/') || path.startsWith('/delivery/')) return [settingsTag]
  if (path.startsWith('/category') || path.startsWith('/label')) return [structureTag]
  return [contentTag, structureTag]
}

/**
 * Under this key an answer carries the moment (ms) at which something that it shows begins or ends: from then on it does not
 * hold. It stays in the process: JSON leaves out what a symbol names.
 */
const until: unique symbol = Symbol('holds until')

/** Marks an answer to hold until a moment (ms); for ever, but for its tags, where that is Infinity. */
export function holdingUntil<T extends object>(answer: T, moment: number): T {
  return { ...answer, [until]: moment }
}

/** Until when (ms) an answer holds. */
export function untilOf(answer: object): number {
  return (answer as { [until]?: number })[until] ?? Number.POSITIVE_INFINITY
}
