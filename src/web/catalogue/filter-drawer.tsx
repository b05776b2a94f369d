import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from '../shell/part-failed.ts'
import { activeFilters } from './filter-names.ts'
import type { Listing } from './use-listing.ts'

const filterDialog = partLoader(() => import('./filter-dialog.tsx'))

/** The filters of narrow screens: a button that opens them. */
export function FilterDrawer({ listing }: { listing: Listing }) {
  const [open, setOpen] = useState(false)
  const count = activeFilters(listing.filters, listing.known).length
  return (
    <div className="lg:hidden">
      <Button kind="outline" aria-haspopup="dialog" onPointerEnter={filterDialog.preload} onClick={() => setOpen(true)}>
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
