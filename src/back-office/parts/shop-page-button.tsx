import { Eye } from 'lucide-react'
import { useState } from 'react'
import { shopPageCopy as copy } from '../../shared/copy/office/shop-page.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/show-toast.ts'

const dialog = partLoader(() => import('./shop-page-dialog.tsx'))

/** Shows a page of the shop, which comes with a press. */
export function ShopPageButton({ src, note }: { src: string; note: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const failed = () => {
    close()
    toast.error(copy.failed)
  }
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Eye} size={18} />
        {copy.open}
      </Button>
      {open && <LazyPart part={dialog} props={{ src, note, onClose: close }} onFailure={failed} />}
    </>
  )
}
