/**
 * Stands in the storefront's build for what TanStack Query brings for lists without an end (`vite.config.ts`): no page of the shop
 * has one, and every first load would carry it.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('the storefront has no lists without an end')
}

/** No list goes on. */
export const hasNextPage = () => false

/** No list went before. */
export const hasPreviousPage = () => false
