import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { type ListingFilters, listingPath, withFilters } from './listing-filters.ts'
import type { Listing } from './use-listing.ts'

interface FilterChoicesProps {
  title: string
  choices: readonly { _id: string; name: string }[]
  chosen: string | null
  listing: Listing
  /** What choosing an id changes; null takes the choice away. */
  changes: (id: string | null) => Partial<ListingFilters>
}

/** One of several, as links: choosing the chosen one again takes it away. Works without JavaScript. */
export function FilterChoices({ title, choices, chosen, listing, changes }: FilterChoicesProps) {
  return (
    <nav aria-label={title}>
      <h2 className="caption mb-1 font-semibold text-steel">{title}</h2>
      <ul className="border-t border-line max-lg:grid max-lg:grid-pairs max-lg:gap-x-3">
        {choices.map(({ _id, name }) => {
          const active = _id === chosen
          const change = changes(active ? null : _id)
          return (
            <li key={_id}>
              <Link
                to={listingPath(withFilters(listing.filters, change))}
                state={keepScroll}
                onClick={(event) => listing.follow(event, change)}
                aria-current={active ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center justify-between gap-2 px-2 text-sm lg:min-h-9',
                  active ? 'bg-signal-wash font-semibold text-signal-deep' : 'hover:bg-paper-sunk',
                )}
              >
                {name}
                {active && <Icon of={Check} size={16} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
