import { useEffect, useRef } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { shell } from '../../shared/copy/shell.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/router/link.tsx'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { activeFilters } from './filter-names.ts'
import { FilterPanel } from './filter-panel.tsx'
import { listingPath, noFilters } from './listing-filters.ts'
import type { Listing } from './use-listing.ts'

/** The filters as a window over the list, with how many products it has now; a screen reader hears it with every choice. */
export default function FilterDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const { data, isPlaceholderData } = listing.products
  const { sort } = listing.filters
  const total = data && !isPlaceholderData ? data.totalProducts : null
  const said = useRef(total)
  useEffect(() => {
    if (total === null || total === said.current) return
    said.current = total
    announce(catalogue.total(total))
  }, [total])
  const isNarrowed = activeFilters(listing.filters, listing.known).length > 0
  return (
    <Dialog
      title={catalogue.filters}
      closeLabel={shell.close}
      onClose={onClose}
      footer={
        <div className="flex items-center gap-2">
          {isNarrowed && (
            <Link
              to={listingPath({ ...noFilters, sort })}
              state={keepScroll}
              className="inline-flex min-h-11 shrink-0 items-center px-2 text-sm font-semibold text-teal"
            >
              {catalogue.clearAll}
            </Link>
          )}
          <Button wide onClick={onClose}>
            {total === null ? catalogue.showList : catalogue.showResults(total)}
          </Button>
        </div>
      }
    >
      <FilterPanel listing={listing} />
    </Dialog>
  )
}
