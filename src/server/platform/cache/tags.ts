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

/** Tag of the pieces of a product in stock: as they are, or as pages show them. */
export type StockTag = (productId: string) => string

/** Tags of what a public answer shows, read off the answer. */
export type TagsOf<A> = (answer: A, stock: StockTag) => readonly string[]

/** Tags of an answer that shows these products and their stock. */
export const tagsOfProducts = (ids: readonly string[], stock: StockTag) =>
  ids.flatMap((id) => [productTag(id), stock(id)])

/** Under this key an answer carries tags of what it looked at or counted, and does not show. It stays in the process. */
const besides: unique symbol = Symbol('depends besides on')

/** Marks an answer to depend on more than what it shows. */
export function dependingOn<T extends object>(answer: T, tags: readonly string[]): T {
  return tags.length === 0 ? answer : { ...answer, [besides]: tags }
}

/** Returns the tags of what an answer depends on, beside what it shows. */
export function tagsBesides(answer: object): readonly string[] {
  return (answer as { [besides]?: string[] })[besides] ?? []
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
