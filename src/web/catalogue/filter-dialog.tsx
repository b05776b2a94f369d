import { catalogue } from '../../shared/copy/catalogue.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Listing } from './use-listing.ts'

/** The filters as a window over the list. */
export default function FilterDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  return (
    <Dialog
      title={catalogue.filters}
      closeLabel={shell.close}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {catalogue.showResults(listing.products.data?.totalProducts ?? 0)}
        </Button>
      }
    >
      <FilterPanel listing={listing} />
    </Dialog>
  )
}
