import type { Category, Facet, Label } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { highlights } from '../../shared/highlights.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { hasChosen, type ListingFilters, pairsOf, toggleFacet } from './listing-filters.ts'
import type { Changes } from './use-listing.ts'

/** An active filter: how it is called, and what takes it away. */
export interface ActiveFilter {
  key: string
  name: string
  without: Changes
}

interface Known {
  categories: readonly Category[]
  labels: readonly Label[]
  /** Null while they are on their way. */
  facets: readonly Facet[] | null
}

/**
 * The name of a category, or of the label that was sent as a category (CONTRACT §5). One that nobody knows is never shown
 * as itself: an address could put any words into the shop's mouth.
 */
export function categoryName(id: string, { categories, labels }: Known): string {
  const named = [...categories, ...labels].find((each) => each._id === id)
  return named?.name ?? Object.values(highlights).find((each) => each.id === id)?.name ?? catalogue.unknownCategory
}

/** Returns whether all that the list is narrowed to exists: search engines do not index an address with anything else. */
export function areKnown(
  { categoryId, subcategoryId, labelId }: ListingFilters,
  { categories, labels }: Known,
): boolean {
  const subcategories = categories.flatMap((each) => each.subcategories)
  const ids = new Set<string | null>([...categories, ...subcategories, ...labels].map((each) => each._id))
  return [categoryId, subcategoryId, labelId].every((id) => id === null || ids.has(id))
}

/** Every filter that is set, in the order of the sidebar. */
export function activeFilters(filters: ListingFilters, known: Known): ActiveFilter[] {
  const { categoryId, subcategoryId, labelId, minPrice, maxPrice, q } = filters
  const active: ActiveFilter[] = []
  if (q) active.push({ key: 'q', name: catalogue.searchChip(q), without: { q: null } })
  if (categoryId) {
    active.push({
      key: 'category',
      name: categoryName(categoryId, known),
      without: { categoryId: null, subcategoryId: null },
    })
  }
  if (subcategoryId)
    active.push({ key: 'subcategory', name: subcategoryName(subcategoryId, known), without: { subcategoryId: null } })
  if (labelId) active.push({ key: 'label', name: categoryName(labelId, known), without: { labelId: null } })
  if (minPrice !== null || maxPrice !== null) {
    active.push({ key: 'price', name: priceName(minPrice, maxPrice), without: { minPrice: null, maxPrice: null } })
  }
  for (const [key, value] of pairsOf(filters.facets)) {
    const without = (asked: ListingFilters) =>
      hasChosen(asked.facets, key, value) ? toggleFacet(asked, key, value) : {}
    active.push({ key: `${key}=${value}`, name: choiceName(key, value, known), without })
  }
  return active
}

/** Some choices say by themselves what they are about. */
const plain = new Set(['brand', 'rating', 'stock'])

/** Like a category, a choice that nobody knows is never shown as itself. */
function choiceName(key: string, value: string, { facets }: Known): string {
  const facet = facets?.find((each) => each.key === key)
  const text = facet?.values.find((each) => each.value === value)?.text
  if (!facet || text === undefined) return facets ? catalogue.unknownFilter : catalogue.filterComing
  return plain.has(key) ? text : catalogue.facetChip(facet.name, text)
}

/** Returns the heading of the list: what it shows, in words. */
export function listingTitle(filters: ListingFilters, known: Known): string {
  if (filters.q) return catalogue.resultsFor(filters.q)
  if (filters.subcategoryId) return subcategoryName(filters.subcategoryId, known)
  const id = filters.categoryId ?? filters.labelId
  return id ? categoryName(id, known) : catalogue.allProducts
}

function subcategoryName(id: string, { categories }: Known): string {
  const subcategories = categories.flatMap((each) => each.subcategories)
  return subcategories.find((each) => each._id === id)?.name ?? catalogue.unknownCategory
}

function priceName(min: number | null, max: number | null): string {
  if (max === null) return catalogue.priceFrom(formatRupees(min ?? 0))
  if (min === null) return catalogue.priceUpTo(formatRupees(max))
  return catalogue.priceBetween(formatRupees(min), formatRupees(max))
}
