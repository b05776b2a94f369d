import { ChevronDown } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paths } from '../router/paths.ts'
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx'
import { ListingDelivery } from './listing-delivery.tsx'
import { listingPath, type Sort, sorts } from './listing-filters.ts'

/** Heading of the list, number of products, and their order. Without JavaScript the order is a form of its own. */
export function ListingHead({ title, ...drawer }: FilterDrawerProps & { title: string }) {
  const { listing } = drawer
  const { filters, change } = listing
  const { data } = listing.products
  const others = new URLSearchParams(listingPath({ ...filters, sort: 'newest', page: 1 }).split('?')[1])
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-ink pb-3 md:mb-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        <p role="status" className="figures text-sm text-steel">
          {data ? catalogue.total(data.totalProducts) : <Skeleton className="h-4 w-24" />}
          {data && data.similarProducts > 0 && catalogue.onlySimilar(data.similarProducts, data.totalProducts)}
        </p>
      </div>
      <form action={paths.products} className="flex max-w-full flex-wrap items-end gap-2 max-sm:w-full">
        <FilterDrawer {...drawer} />
        {[...others].map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <label className="relative flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
          <span className="shrink-0 text-steel max-sm:sr-only">{catalogue.sortBy}</span>
          <select
            name="sort"
            value={filters.sort}
            onChange={(event) => change({ sort: event.target.value as Sort })}
            className="min-h-11 max-w-full min-w-0 flex-1 appearance-none rounded-sm border border-line-strong bg-card pr-9 pl-3 text-base font-medium hover:border-ink"
          >
            {[...new Set<Sort>([...sorts, filters.sort])].map((sort) => (
              <option key={sort} value={sort}>
                {sort === 'newest' && filters.q !== null ? catalogue.bestFirst : catalogue.sorts[sort]}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-3" />
        </label>
        <noscript>
          <button type="submit" className="min-h-11 rounded-sm bg-ink px-4 text-sm font-semibold text-on-ink">
            {catalogue.applySort}
          </button>
        </noscript>
      </form>
      <ListingDelivery />
    </div>
  )
}
