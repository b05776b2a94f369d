import { paths } from './paths.ts'

/** The address of a product with one of its variants chosen. */
export function productLink(id: string, variantId: string): string {
  return `${paths.product(id)}?variant=${encodeURIComponent(variantId)}`
}

/** The PIN code that the query of a product's address asks the delivery to: its digits, whether or not they are one. */
export function pincodeIn(search: string): string | null {
  const [digits] = /^\d{1,8}$/.exec(new URLSearchParams(search).get('pincode')?.replace(/\s/g, '') ?? '') ?? []
  return digits ?? null
}

/** The variant that the query of a product's address names. */
export function variantIn(search: string): string | null {
  return new URLSearchParams(search).get('variant')
}
