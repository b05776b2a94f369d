import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { activeFilters } from './filter-names.ts'
import { listingPath, noFilters, withFilters } from './listing-filters.ts'
import type { Listing } from './use-listing.ts'

/** A chip for each filter that is set; it takes its filter away. */
export function ActiveFilters({ listing: { filters, known, follow } }: { listing: Listing }) {
  const active = activeFilters(filters, known)
  const list = useRef<HTMLUListElement>(null)
  const taken = useRef(0)
  const count = active.length
  const before = useRef(count)
  // The focus was on what has gone: it moves on to the next chip, or to the list.
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (!isLess || document.activeElement !== document.body) return
    const chips = list.current?.querySelectorAll('a')
    const next = chips?.[Math.min(taken.current, count - 1)] ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, [count])
  if (active.length === 0) return null
  return (
    <ul ref={list} aria-label={catalogue.activeFilters} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, name, without }, index) => (
        <li key={key}>
          <Link
            to={listingPath(withFilters(filters, typeof without === 'function' ? without(filters) : without))}
            state={keepScroll}
            aria-label={catalogue.removeFilter(name)}
            onClick={(event) => {
              taken.current = index
              follow(event, without)
            }}
            className="inline-flex min-h-9 items-center gap-1.5 wrap-anywhere max-lg:min-h-11 rounded-full border border-line-strong bg-card py-1 pr-2 pl-3 text-sm font-medium hover:border-ink"
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
