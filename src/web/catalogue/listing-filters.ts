import { idShape, unknownId } from '../../shared/contract/text-shapes.ts'
import {
  type ChosenFacets,
  collectChoices,
  facetOfQuery,
  ownFacets,
  plainChoice,
  queryOfFacet,
} from '../../shared/facets/chosen-facets.ts'
import { facetLimits } from '../../shared/facets/facet-limits.ts'
import { type OriginSort, originSorts } from '../../shared/facets/origin-sorts.ts'
import { limits } from '../../shared/limits.ts'
import type { ProductFilters } from '../api/queries.ts'
import { paths } from '../router/paths.ts'

/** Sort orders of the list; `newest` goes to the server as '-createdAt' (SPEC §7). */
export const sorts = ['newest', 'price-low', 'price-high'] as const
/** One of them, or an order by country of origin, which is chosen beside the countries. */
export type Sort = (typeof sorts)[number] | OriginSort

/** Filters of the list, as they are in the address. Prices in whole rupees, null for no bound. */
export interface ListingFilters {
  categoryId: string | null
  subcategoryId: string | null
  labelId: string | null
  minPrice: number | null
  maxPrice: number | null
  q: string | null
  /** Of brand, attributes, rating, stock and origin: any of the values of each. */
  facets: ChosenFacets
  sort: Sort
  page: number
}

/** No filter at all: everything, newest first. */
export const noFilters: ListingFilters = {
  categoryId: null,
  subcategoryId: null,
  labelId: null,
  minPrice: null,
  maxPrice: null,
  q: null,
  facets: [],
  sort: 'newest',
  page: 1,
}

/** The filters of a query string; what does not fit counts as absent. */
export function readFilters(search: string): ListingFilters {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name)?.trim() || null
  const id = (name: string) => {
    const value = text(name)
    return value === null || idShape.test(value) ? value : unknownId
  }
  const categoryId = id('categoryId')
  return {
    categoryId: categoryId === 'all' ? null : categoryId,
    subcategoryId: id('subcategoryId'),
    labelId: id('labelId'),
    minPrice: wholeNumber(text('minPrice')) || null,
    maxPrice: boundBelow(wholeNumber(text('maxPrice')), limits.noUpperPriceRupees),
    q: cutText(text('q')),
    facets: readFacets(query),
    sort: [...sorts, ...originSorts].find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Math.max(1, wholeNumber(text('page')) ?? 1),
  }
}

/** The address of the list with these filters; defaults are left out. */
export function listingPath(filters: ListingFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (name === 'facets') for (const [key, each] of pairsOf(filters.facets)) query.append(queryOfFacet(key), each)
    else if (value !== null && value !== noFilters[name as keyof ListingFilters]) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${paths.products}?${text}` : paths.products
}

/** Changes filters; the list then begins at its first page again. */
export function withFilters(filters: ListingFilters, changes: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: 1, ...changes }
}

/** Chooses a value of a facet, or takes the choice away. Of ratings only one is chosen at a time. */
export function toggleFacet({ facets }: ListingFilters, key: string, value: string): Pick<ListingFilters, 'facets'> {
  const pairs = pairsOf(facets)
  const isChosen = hasChosen(facets, key, value)
  const kept = pairs.filter(([each, other]) => each !== key || (key !== 'rating' && other !== value))
  return { facets: collectChoices(isChosen ? kept : [...kept, [key, value]]) }
}

/** Returns whether a value of a facet is chosen. */
export function hasChosen(facets: ChosenFacets, key: string, value: string): boolean {
  return facets.some(([each, values]) => each === key && values.includes(value))
}

/** Each chosen value with its facet. */
export function pairsOf(facets: ChosenFacets): [key: string, value: string][] {
  return facets.flatMap(([key, values]) => values.map((value): [string, string] => [key, value]))
}

/** The filters as the call takes them. What was searched for comes best first unless it is sorted otherwise. */
export function toCallFilters(filters: ListingFilters): ProductFilters {
  const { sort, page, facets, ...rest } = filters
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  const chosen = Object.fromEntries(facets.map(([key, values]) => [queryOfFacet(key), [...values]]))
  const first = filters.q === null ? '-createdAt' : 'relevance'
  return { ...set, ...chosen, facets: 1, page, limit: limits.pageSize, sort: sort === 'newest' ? first : sort }
}

/** Shelves and prices have words of their own in the address. */
const shelves = new Set<string>(ownFacets.slice(0, 4))

/** Of too many the first ones, in the letters in which they are answered. */
function readFacets(query: URLSearchParams): ChosenFacets {
  const pairs = [...query].flatMap(([name, written]): [string, string][] => {
    const key = facetOfQuery(name)
    const value = plainChoice(written)
    if (key === undefined || value === undefined || shelves.has(key)) return []
    return [[key, key === 'brand' ? value : value.toLowerCase()]]
  })
  return collectChoices(pairs.slice(0, facetLimits.choices))
}

/** Half a character at the cut is left away, and so is a space: what is read from the list's own address is the same. */
function cutText(text: string | null): string | null {
  const cut = text?.slice(0, limits.searchTextMax).replace(/[\ud800-\udbff]$/, '')
  return cut?.trim() || null
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function boundBelow(value: number | null, none: number): number | null {
  return value === null || value >= none ? null : value
}
