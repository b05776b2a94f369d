/**
 * What the shop may ask of the search, and all that other rooms import of it beside its routes (`npm run check`). How sets
 * of products are kept and counted (docs/decisions/015, 055) stays behind this file.
 */

/** How many products a text finds. */
export { countFound } from './count-found.ts'
/** Every product on sale in parts of one size: how many parts, and the ids in one. */
export { countParts, idsOfPart } from './list-ids.ts'
/** A page of what passes filters and a text, and how many there are in all. */
export { listProducts } from './list-products.ts'
/** What a text asks for, by the shop's dictionary and its own words. */
export { readSearch } from './read-search.ts'
/** Makes all that is kept for it anew from the catalogue. */
export { rebuildSearch } from './rebuild-search.ts'
