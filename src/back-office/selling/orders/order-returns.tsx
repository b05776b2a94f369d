import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useMay } from '../../api/use-me.ts'

const windows = {
  return: partLoader(() => import('./return-items-dialog.tsx')),
  inspect: partLoader(() => import('./inspect-items-dialog.tsx')),
}

/** The buttons of what comes back: items, and those that wait to be checked. */
export function OrderReturns({ order }: { order: OfficeOrder }) {
  const [open, setOpen] = useState<keyof typeof windows | null>(null)
  const mayReturn = useMay()('orders.return')
  const toInspect = order.lines.some((line) => (line.toInspect ?? 0) > 0)
  const close = () => setOpen(null)
  const notThere = () => {
    toast.error(copy.partFailed)
    close()
  }
  if (!order.returnable && !(mayReturn && toInspect)) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      {order.returnable && (
        <Button kind="outline" onClick={() => setOpen('return')}>
          {copy.returnItems}
        </Button>
      )}
      {mayReturn && toInspect && (
        <Button kind="outline" onClick={() => setOpen('inspect')}>
          {copy.checkItems}
        </Button>
      )}
      {open && <LazyPart key={open} part={windows[open]} props={{ order, onClose: close }} onFailure={notThere} />}
    </div>
  )
}
