import type { Product, Variant } from '../../shared/contract/catalogue.ts'

/** The variant that is chosen first: the one that is asked for, else the first in stock, else the first; null where there are none. */
export function firstVariantId(variants: readonly Variant[], asked: string | null): string | null {
  const first = variants.find(({ _id }) => _id === asked) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  return first?._id ?? null
}

/** First offer of a product's page: that variant, or the product where there is none. */
export function offeredFirst(product: Product, asked: string | null): Product | Variant {
  const id = firstVariantId(product.variants, asked)
  return product.variants.find(({ _id }) => _id === id) ?? product
}
