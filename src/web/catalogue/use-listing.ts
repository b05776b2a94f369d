import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../ui/router/use-location.ts'
import { categoriesQuery, labelsQuery, productsQuery } from '../api/queries.ts'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { tellSeen } from '../site/tell-seen.ts'
import { type ListingFilters, listingPath, readFilters, toCallFilters, withFilters } from './listing-filters.ts'

/** Changes of the filters; a function: by what is asked for at that moment. */
export type Changes = Partial<ListingFilters> | ((asked: ListingFilters) => Partial<ListingFilters>)

/** The list of the present address: its filters, its products, and how to change it. */
export function useListing() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filters = readFilters(search)
  // With changes that are still on their way: the next one is made to them, not to what is shown.
  const asked = useRef(filters)
  useEffect(() => {
    asked.current = readFilters(search)
  }, [search])
  const products = useQuery({ ...productsQuery(toCallFilters(filters)), placeholderData: keepPreviousData })
  // of a search that nothing else narrows, once its list has come
  const found = search.includes('&') || products.isPlaceholderData ? undefined : products.data?.totalProducts
  useEffect(() => {
    if (filters.q && found !== undefined) tellSeen({ search: filters.q, found })
  }, [filters.q, found])
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { data: labels = [] } = useQuery(labelsQuery())
  const change = (changes: Changes) => {
    const made = typeof changes === 'function' ? changes(asked.current) : changes
    asked.current = withFilters(asked.current, made)
    navigate(listingPath(asked.current), { state: keepScroll })
  }
  return {
    filters,
    products,
    known: { categories, labels, facets: products.data?.facets ?? null },
    /** Changes filters in the address; the page stays where it is scrolled to. */
    change,
    /** A press on a link that changes filters: made to what is asked for, which may be ahead of the link's address. */
    follow: (press: MouseEvent, changes: Changes) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
      press.preventDefault()
      change(changes)
    },
  }
}

/** Result of useListing. */
export type Listing = ReturnType<typeof useListing>
