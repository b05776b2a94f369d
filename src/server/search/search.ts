/**
 * Functions of the search that other folders may import, beside its routes (`npm run check`). The storage and the counting of
 * sets of products (docs/decisions/015, 055) stay behind this file.
 */

/** Number of products that a text finds. */
export { countFound } from './count-found.ts'
/** Every product on sale in parts of one size: how many parts, and the ids in one. */
export { countParts, idsOfPart } from './list-ids.ts'
/** A page of what passes filters and a text, and how many there are in all. */
export { listProducts } from './list-products.ts'
/** Reading of what a text asks for, by the shop's dictionary and its own words. */
export { readSearch } from './read-search.ts'
/** Makes all that is kept for it anew from the catalogue. */
export { rebuildSearch } from './rebuild-search.ts'
