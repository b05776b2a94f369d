import type { Address } from '../../shared/contract/addresses.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { RadioCard } from '../../ui/radio-card.tsx'
import { AddressLines } from '../address/address-lines.tsx'

interface SavedAddressChoiceProps {
  saved: readonly Address[]
  /** '' for another address. */
  chosen: string
  onChoose: (id: string) => void
}

/** The saved addresses as cards, and one for another address. */
export function SavedAddressChoice({ saved, chosen, onChoose }: SavedAddressChoiceProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{checkout.savedAddresses}</legend>
      {saved.map((address) => (
        <RadioCard
          key={address._id}
          name="savedAddress"
          value={address._id}
          checked={chosen === address._id}
          onChoose={onChoose}
          title={address.label || addresses.unnamed}
        >
          <AddressLines address={address} />
        </RadioCard>
      ))}
      <RadioCard name="savedAddress" value="" checked={chosen === ''} onChoose={onChoose} title={checkout.otherAddress}>
        {checkout.otherAddressText}
      </RadioCard>
    </fieldset>
  )
}
