import { productsQuery } from '../api/queries.ts'

const perHighlight = 10

/** The newest products with a highlight's label. */
export const highlightProductsQuery = (labelId: string) => productsQuery({ labelId, limit: perHighlight })
