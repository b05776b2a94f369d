import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { categoriesQuery } from '../api/queries.ts'
import { listingLink } from '../router/listing-link.ts'
import { paths } from '../router/paths.ts'
import { selectCategory, useSession } from '../session/store.ts'
import { DeliverTo } from './deliver-to.tsx'

/** So much of the row is faded out at its right edge (px). */
const faded = 48

/** Place to deliver to, then 'All' and every category in a row that scrolls sideways where it does not fit. */
export function CategoryStrip() {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const active = useActiveCategory()
  const row = useShown(active)
  const entries = [{ _id: 'all', name: shell.all }, ...categories]
  return (
    <div className="on-dark border-t border-ink-line bg-ink text-on-ink">
      <div className="page flex">
        <DeliverTo />
        <nav aria-label={shell.categories} className="-mr-(--bleed) min-w-0 flex-1">
          <ul ref={row} className="sideways fade-end flex pr-(--bleed) [--bar:var(--color-ink-line)]">
            {entries.map((category) => (
              <li key={category._id} className="shrink-0">
                <Link
                  {...listingLink({ selectedCategory: { id: category._id, name: category.name } })}
                  onClick={() => selectCategory(category._id)}
                  aria-current={category._id === active ? 'true' : undefined}
                  className={classNames(
                    'flex h-11 items-center border-b-3 px-3 text-sm whitespace-nowrap',
                    category._id === active
                      ? 'border-signal font-semibold text-white'
                      : 'border-transparent text-on-ink-soft hover:text-white',
                  )}
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

/** The row whose active category is brought into sight: it may stand far to the right. */
function useShown(active: string | null): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is active
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector('[aria-current]')
    if (!list || !link) return
    const { left, right } = link.getBoundingClientRect()
    const seen = list.getBoundingClientRect()
    if (left >= seen.left && right <= seen.right - faded) return
    list.scrollLeft += (left + right - seen.left - seen.right) / 2
  }, [active])
  return row
}

/** On the listing what its address says, on a product the category that was chosen last, elsewhere none. */
function useActiveCategory(): string | null {
  const { pathname, search } = useLocation()
  const selected = useSession((state) => state.category.selected)
  if (pathname === paths.products) return new URLSearchParams(search).get('categoryId') ?? 'all'
  return pathname.startsWith(`${paths.products}/`) ? selected : null
}
