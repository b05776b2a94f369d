import { paths } from './paths.ts'

/** The address of a product with one of its variants chosen. */
export function productLink(id: string, variantId: string): string {
  return `${paths.product(id)}?variant=${encodeURIComponent(variantId)}`
}

/** The variant that the query of a product's address names. */
export function variantIn(search: string): string | null {
  return new URLSearchParams(search).get('variant')
}
