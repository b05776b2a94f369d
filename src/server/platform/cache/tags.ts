import type { Product } from '../../../shared/contract/catalogue.ts'
import type { CodedGoods } from '../../../shared/contract/goods-codes.ts'
import type { ProductQuestions } from '../../../shared/contract/questions.ts'
import type { Compared, RelatedGoods } from '../../../shared/contract/related.ts'
import type { Suggestions } from '../../../shared/contract/suggestions.ts'
import type { SharedWishList } from '../../../shared/contract/wishes.ts'

// What an answer depends on, by name. A write names the same tags (transact's `stale`).

/** Everything about one product but its stock: texts, prices, pictures, rating. */
export const productTag = (productId: string) => `product:${productId}`
/** How many pieces of a product there are. */
export const stockTag = (productId: string) => `stock:${productId}`
/** How many there are as pages show it: the same below `limits.plentyOfStock`. */
export const shownStockTag = (productId: string) => `shown-stock:${productId}`
/** Which products are in which list, and in which order: a new product, a changed price, category or label. */
export const listingTag = 'listing'
/** What goods are, whatever they cost: on sale or not, brand, origin, attributes. */
export const factsTag = 'facts'
/** Of which products there are any at all. */
export const availabilityTag = 'availability'
/** How products are rated, in whole stars. */
export const ratingTag = 'ratings'
/** Categories, subcategories, labels, brands. */
export const structureTag = 'structure'
/** What the shop's dictionary means. */
export const dictionaryTag = 'dictionary'
/** What bar codes are on. */
export const codesTag = 'codes'
/** Banners and offers. */
export const contentTag = 'content'
/** Who the shop is and on which terms it sells: on every page. */
export const settingsTag = 'settings'
/** What comes to hold on its day by itself: no answer has it, every process reads anew what it waits for. */
export const momentsTag = 'moments'

/** What is on a wish list that is read by this key, and under which name. */
export const wishListTag = (key: string) => `wish-list:${key}`

/** What was asked of a product, as everybody sees it. */
export const questionsTag = (productId: string) => `questions:${productId}`

/** What is bought together, as it was counted last. */
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
