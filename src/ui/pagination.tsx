import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { pageItems } from './pagination-windows.ts'
import { Link } from './router/link.tsx'

interface PaginationProps {
  current: number
  total: number
  /** Up to this many pages are all shown. */
  plainly: number
  hrefOf: (page: number) => string
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

/** Classes of a step: as wide as a thumb where there is room for it. */
const step = 'w-11 min-w-0 shrink'

/** The row of pages as links: they work without JavaScript, in a new tab, and for search engines. */
export function Pagination({ current, total, plainly, hrefOf, labels }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav aria-label={labels.nav} className="mt-10 flex justify-center">
      <ul className="figures flex max-w-full items-center justify-center sm:gap-1">
        <PageStep to={current > 1 ? hrefOf(current - 1) : null} label={labels.previous} rel="prev">
          <Icon of={ChevronLeft} />
        </PageStep>
        {pageItems(current, total, plainly).map((item) => (
          <li key={item} className={typeof item === 'number' ? step : ''}>
            {typeof item === 'number' ? (
              <Link
                to={hrefOf(item)}
                aria-label={labels.page(item)}
                aria-current={item === current ? 'page' : undefined}
                className={classNames(
                  'grid h-11 place-items-center rounded-sm text-sm font-semibold',
                  item === current ? 'bg-ink text-on-ink' : 'hover:bg-paper-deep',
                )}
              >
                {item}
              </Link>
            ) : (
              <span className="grid w-5 place-items-center text-steel">…</span>
            )}
          </li>
        ))}
        <PageStep to={current < total ? hrefOf(current + 1) : null} label={labels.next} rel="next">
          <Icon of={ChevronRight} />
        </PageStep>
      </ul>
    </nav>
  )
}

function PageStep(props: { to: string | null; label: string; rel: string; children: ReactNode }) {
  const box = 'grid h-11 place-items-center rounded-sm'
  return (
    <li className={step}>
      {props.to ? (
        <Link to={props.to} rel={props.rel} aria-label={props.label} className={`${box} hover:bg-paper-deep`}>
          {props.children}
        </Link>
      ) : (
        <span aria-hidden="true" className={`${box} text-line-strong opacity-50`}>
          {props.children}
        </span>
      )}
    </li>
  )
}
