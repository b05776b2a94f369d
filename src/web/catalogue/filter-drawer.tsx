import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { activeFilters } from './filter-names.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { Listing } from './use-listing.ts'

/** The filters of narrow screens: a button that opens them as a window over the list. */
export function FilterDrawer({ listing }: { listing: Listing }) {
  const [open, setOpen] = useState(false)
  const count = activeFilters(listing.filters, listing.known).length
  return (
    <div className="lg:hidden">
      <Button kind="outline" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon of={SlidersHorizontal} size={18} />
        {catalogue.showFilters(count)}
      </Button>
      {open && (
        <Dialog
          title={catalogue.filters}
          closeLabel={shell.close}
          onClose={() => setOpen(false)}
          footer={
            <Button wide onClick={() => setOpen(false)}>
              {catalogue.showResults(listing.products.data?.totalProducts ?? 0)}
            </Button>
          }
        >
          <FilterPanel listing={listing} />
        </Dialog>
      )}
    </div>
  )
}
