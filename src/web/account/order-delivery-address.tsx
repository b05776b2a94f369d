import type { DeliveryAddress } from '../../shared/contract/orders.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { orders as copy } from '../../shared/copy/orders.ts'

/** Delivery address of an order, with house number and phone (SPEC §2). */
export function OrderDeliveryAddress({ address }: { address: DeliveryAddress }) {
  const { label, fullName, houseNo, street, landmark, city, state, pincode, phone } = address
  return (
    <address className="text-sm wrap-anywhere not-italic">
      <p className="font-semibold">
        {fullName}
        {label && <span className="font-normal text-steel"> ({label})</span>}
      </p>
      <p>
        {copy.houseNo} {houseNo}, {street}
      </p>
      {landmark && <p>{addresses.near(landmark)}</p>}
      <p>
        {city}, {state} <span className="figures whitespace-nowrap">{pincode}</span>
      </p>
      <p className="figures">
        {copy.phone} {phone}
      </p>
    </address>
  )
}
