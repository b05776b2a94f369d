import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { addressDoubt as doubts } from '../../../shared/copy/address-doubt.ts'
import { addresses } from '../../../shared/copy/addresses.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { OrderPart } from './order-part.tsx'

const addressDialog = partLoader(() => import('./order-address-dialog.tsx'))

/** The delivery address, its warnings, and the courier. */
export function OrderAddress({ order }: { order: OfficeOrder }) {
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const notThere = () => {
    toast.error(copy.partFailed)
    close()
  }
  const { address, addressDoubt, stateConfirmed, shipment } = order
  // an erased shopper's order has no address any more
  const noPhone = address.phone === '' && address.pincode !== ''
  const problem = addressDoubt ? doubts.text(addressDoubt) : noPhone && copy.noPhone
  return (
    <OrderPart
      title={order.deliveryWay === 'pickup' ? copy.billTo : copy.address}
      action={
        order.mayEditAddress && (
          <Button kind="quiet" className="px-2" onClick={() => setEditing(true)}>
            {copy.editAddress}
          </Button>
        )
      }
    >
      <address className="text-sm not-italic">
        <p className="font-semibold">{address.fullName}</p>
        <p>{[address.building, address.street].filter(Boolean).join(', ')}</p>
        {address.landmark && <p>{addresses.near(address.landmark)}</p>}
        <p>
          {[address.city, address.state].filter(Boolean).join(', ')} <span className="figures">{address.pincode}</span>
        </p>
        <p className="figures">{address.phone}</p>
      </address>
      {problem && (
        <p className="mt-3 flex gap-2 rounded-xs bg-signal-wash px-3 py-2 text-sm text-signal-deep">
          <Icon of={TriangleAlert} size={18} />
          <span>
            <strong>{copy.doubt}.</strong> {problem}
          </span>
        </p>
      )}
      {stateConfirmed && (
        <p className="mt-3 text-sm text-steel">
          {doubts.text(stateConfirmed)} {doubts.confirmed}
        </p>
      )}
      {shipment && (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          <span className="text-steel">{copy.shipment}</span> <strong>{shipment.carrier}</strong>
          {shipment.trackingNumber && <span className="figures block break-all">{shipment.trackingNumber}</span>}
          {shipment.trackingLink && (
            <a
              href={shipment.trackingLink}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
            >
              {copy.trackParcel}
            </a>
          )}
        </p>
      )}
      {editing && <LazyPart part={addressDialog} props={{ order, onClose: close }} onFailure={notThere} />}
    </OrderPart>
  )
}
