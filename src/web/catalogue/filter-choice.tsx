import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { listingPath, withFilters } from './listing-filters.ts'
import type { Changes, Listing } from './use-listing.ts'

/** A value to choose, and the number of products it leaves; without a number where that is not known yet. */
export interface Choice {
  value: string
  text: string
  count?: number | undefined
}

interface FilterChoiceProps {
  choice: Choice
  active: boolean
  /** Chooses it, or takes the choice away. */
  change: Changes
  listing: Listing
  /** One of several that may be chosen together. */
  many?: boolean
  /** It leads to one of the lists that search engines need not know. */
  unlisted?: boolean
}

/** A choice as a link: to the list as it would be. Search engines do not follow all of them: there are more lists than products. */
export function FilterChoice({
  choice: { text, count },
  active,
  change,
  listing,
  many = false,
  unlisted = many,
}: FilterChoiceProps) {
  const { filters, follow } = listing
  const made = typeof change === 'function' ? change(filters) : change
  return (
    <li>
      <Link
        to={listingPath(withFilters(filters, made))}
        state={keepScroll}
        rel={unlisted || filters.facets.length > 0 ? 'nofollow' : undefined}
        onClick={(event) => follow(event, change)}
        aria-current={active ? 'true' : undefined}
        className={classNames('choice', active && 'is-chosen')}
      >
        {many && <span className="choice-box">{active && <Icon of={Check} size={14} className="text-card" />}</span>}
        <span className="min-w-0 flex-1 break-words">{text}</span>
        {count !== undefined && <span className="figures choice-count">{count.toLocaleString('en-IN')}</span>}
        {active && !many && <Icon of={Check} size={16} />}
      </Link>
    </li>
  )
}
