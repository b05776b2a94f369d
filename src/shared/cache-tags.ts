// What a public answer depends on, by name. A write names the same tags (transact's `stale`).

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
/** Pages about the shop that its owner writes. */
export const policiesTag = 'policies'
/** Products on a wish list that is read by this key, and the name that it is shared under. */
export const wishListTag = (key: string) => `wish-list:${key}`
/** Questions about a product, as everybody sees them. */
export const questionsTag = (productId: string) => `questions:${productId}`
/** Products that are bought together, by the latest count. */
export const relatedTag = 'related'

/** Returns the tags of an answer that shows these products and their stock; `count`: the tag of the stock, as it is shown. */
export const tagsOfProducts = (ids: readonly string[], count: (productId: string) => string = stockTag) =>
  ids.flatMap((id) => [productTag(id), count(id)])
