import { addresses } from '../../shared/copy/addresses.ts'
import type { AddressDraft } from './address-draft.ts'

/** An address in lines, as on a parcel, without its label. */
export function AddressLines({ address }: { address: Omit<AddressDraft, 'label'> }) {
  const { fullName, building, street, landmark, city, state, pincode, phone } = address
  const street2 = [building, street, landmark && addresses.near(landmark)].filter(Boolean).join(', ')
  return (
    <span className="block text-sm wrap-anywhere text-steel">
      {fullName && <span className="block font-medium text-ink">{fullName}</span>}
      <span className="block">{street2}</span>
      <span className="block">
        {city}, {state} <span className="figures whitespace-nowrap">{pincode}</span>
      </span>
      {phone && <span className="figures block">{phone}</span>}
    </span>
  )
}
