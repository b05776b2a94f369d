import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'

const editDialog = partLoader(() => import('./order-edit-dialog.tsx'))

/** Opens the edit of an order that has no invoice yet. */
export function EditOrderButton({ order }: { order: OfficeOrder }) {
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const notThere = () => {
    toast.error(copy.partFailed)
    close()
  }
  return (
    <>
      <Button kind="quiet" className="px-2" onClick={() => setEditing(true)}>
        {copy.editOrder}
      </Button>
      {editing && <LazyPart part={editDialog} props={{ order, onClose: close }} onFailure={notThere} />}
    </>
  )
}
