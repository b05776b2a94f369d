import { paths } from './paths.ts'

/** State that a link to the listing hands over (SPEC §2). */
export interface ListingState {
  selectedCategory?: { id: string; name: string }
  selectedLabel?: { id: string; name: string }
}

/**
 * A link to the product list with a category or label. The navigation state carries it as the specification says; the
 * same stands in the address, so that the link also works in a new tab and without JavaScript.
 */
export function listingLink(state: ListingState): { to: string; state: ListingState } {
  const query = new URLSearchParams()
  const category = state.selectedCategory?.id
  if (category && category !== 'all') query.set('categoryId', category)
  if (state.selectedLabel) query.set('labelId', state.selectedLabel.id)
  const text = query.toString()
  return { to: text ? `${paths.products}?${text}` : paths.products, state }
}
