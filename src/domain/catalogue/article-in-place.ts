/** A product on sale that is sold in place of another, with its variants that are sold. */
export interface Successor {
  productId: string
  name: string
  variants: readonly { id: string; name: string }[]
}

/** An article that is sold in place of an ordered one, by name. */
export interface ArticleInPlace {
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
}

/**
 * Chooses the article of a successor that is sold in place of an ordered one: the product itself, or its variant of the ordered
 * variant's name. Null: none of its variants has that name, so the shopper has to choose.
 */
export function articleInPlace(successor: Successor | undefined, variantName: string | null): ArticleInPlace | null {
  if (!successor) return null
  const { productId, name, variants } = successor
  if (variants.length === 0) return { productId, variantId: null, name, variantName: null }
  const wanted = variantName?.trim().toLowerCase()
  const same = variants.find((variant) => variant.name.trim().toLowerCase() === wanted)
  return same ? { productId, variantId: same.id, name, variantName: same.name } : null
}
