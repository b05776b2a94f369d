import { idShape } from '../../shared/contract/text-shapes.ts'
import { paths } from './paths.ts'

/** The address of a product with one of its variants chosen; null: as it is shown first. */
export function productLink(id: string, variantId: string | null): string {
  return variantId === null ? paths.product(id) : `${paths.product(id)}?variant=${encodeURIComponent(variantId)}`
}

/** The variant that the query of a product's address chooses; null where it is none. */
export function variantIn(search: string): string | null {
  const id = new URLSearchParams(search).get('variant')
  return id !== null && idShape.test(id) ? id : null
}
