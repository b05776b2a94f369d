import { SlidersHorizontal } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from '../shell/part-failed.ts'
import { activeFilters } from './filter-names.ts'
import type { Listing } from './use-listing.ts'

const filterDialog = partLoader(() => import('./filter-dialog.tsx'))

/** Id of the filters on the page. */
export const filtersId = 'filters'

export interface FilterDrawerProps {
  listing: Listing
  /** Open: then the filters stand in its window, and nowhere else. */
  open: boolean
  setOpen: (open: boolean) => void
}

/** The filters of narrow screens: a button that opens them; without JavaScript a link to where they stand. */
export function FilterDrawer({ listing, open, setOpen }: FilterDrawerProps) {
  const count = activeFilters(listing.filters, listing.known).length
  return (
    <div className="lg:hidden">
      <a
        href={`#${filtersId}`}
        className="hidden min-h-11 items-center px-2 font-semibold text-teal noscript:inline-flex"
      >
        {catalogue.filters}
      </a>
      <Button
        kind="outline"
        className="noscript:hidden"
        aria-haspopup="dialog"
        onPointerEnter={filterDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {catalogue.showFilters(count)}
      </Button>
      {open && (
        <LazyPart
          part={filterDialog}
          props={{ listing, onClose: () => setOpen(false) }}
          onFailure={partFailed(() => setOpen(false))}
        />
      )}
    </div>
  )
}
