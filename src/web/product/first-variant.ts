import type { Variant } from '../../shared/contract/catalogue.ts'

/** The variant that is chosen before anybody chooses: the first in stock, else the first; null where there are none. */
export function firstVariantId(variants: readonly Variant[]): string | null {
  return (variants.find(({ stock }) => stock > 0) ?? variants[0])?._id ?? null
}
