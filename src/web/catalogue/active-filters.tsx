import { X } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { keepScroll } from '../shell/scroll-keeper.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { activeFilters } from './filter-names.ts'
import { listingPath, noFilters, withFilters } from './listing-filters.ts'
import type { Listing } from './use-listing.ts'

/** A chip for each filter that is set; it takes its filter away. */
export function ActiveFilters({ listing: { filters, known } }: { listing: Listing }) {
  const active = activeFilters(filters, known)
  if (active.length === 0) return null
  return (
    <ul aria-label={catalogue.activeFilters} className="flex flex-wrap items-center gap-2">
      {active.map(({ name, without }) => (
        <li key={Object.keys(without)[0]}>
          <Link
            to={listingPath(withFilters(filters, without))}
            state={keepScroll}
            aria-label={catalogue.removeFilter(name)}
            className="inline-flex min-h-9 items-center gap-1.5 max-lg:min-h-11 rounded-full border border-line-strong bg-card py-1 pr-2 pl-3 text-sm font-medium hover:border-ink"
          >
            {name}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingPath({ ...noFilters, sort: filters.sort })}
          state={keepScroll}
          className="inline-flex min-h-9 items-center px-2 max-lg:min-h-11 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {catalogue.clearAll}
        </Link>
      </li>
    </ul>
  )
}
