import { classNames } from '../../ui/class-names.ts'
import { FilterLink } from './filter-link.tsx'

interface Tab {
  /** Address it leads to; of a list with other filters beside it, by the query that these are about to have. */
  to: string | ((params: URLSearchParams) => string)
  label: string
  /** Number of items waiting there; 0 is not shown. */
  count?: number | string
  here: boolean
}

/** The parts of a list as links: the address is the view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="no-scrollbar mb-4 -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:mb-2">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map(({ to, label: text, count, here }) => (
          <li key={text}>
            <FilterLink
              addressOf={typeof to === 'string' ? () => to : to}
              replace
              aria-current={here ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold',
                here ? 'border-signal text-ink' : 'border-transparent text-steel hover:text-ink',
              )}
            >
              {text}
              {count !== undefined && count !== 0 && (
                <span className="figures rounded-full bg-paper-deep px-2 py-0.5 text-xs text-ink">{count}</span>
              )}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
