import { ChevronRight } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './router/link.tsx'

/** One step of the way here. The last one has no `to`: it is this page. */
export interface Crumb {
  label: string
  to?: string
  state?: unknown
}

/** The way from home to this page, which on phones goes without saying at the end of a long way. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="py-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={classNames('flex min-h-8 items-center gap-1', index > 2 && !crumb.to && 'max-md:sr-only')}
          >
            {index > 0 && <Icon of={ChevronRight} size={14} className="text-steel-soft" />}
            {crumb.to ? (
              <Link to={crumb.to} state={crumb.state} className="py-1 text-steel hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium wrap-anywhere">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
