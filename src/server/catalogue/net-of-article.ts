/**
 * SQL for the content that a package of a product `p`, or of its variant `v` where it is one, declares: a variant that says
 * nothing of its own content, neither as an amount nor in words, has its product's. The same rule as inFull (present-product.ts),
 * by which the shop states it.
 */
const asProduct = 'v.net_amount IS NULL AND v.net_quantity IS NULL'
export const netAmountOfArticle = `CASE WHEN ${asProduct} THEN p.net_amount ELSE v.net_amount END`
export const netUnitOfArticle = `CASE WHEN ${asProduct} THEN p.net_unit ELSE v.net_unit END`
