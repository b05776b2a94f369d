import type { FormEvent } from 'react'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Firm } from '../../shared/contract/buyer.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { ways as waysCopy } from '../../shared/copy/delivery-ways.ts'
import { type AddressProblems, isAddressField } from '../address/address-draft.ts'
import { AddressFields } from '../address/address-fields.tsx'
import type { FirmProblems } from '../firm/firm-draft.ts'
import { type CheckoutDraft, statesOf } from './checkout-draft.ts'
import { FirmChoice } from './firm-choice.tsx'
import { SaveAddressChoice } from './save-address-choice.tsx'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import { ShipToChoice } from './ship-to-choice.tsx'
import { WayChoice } from './way-choice.tsx'

interface DeliveryChoiceProps {
  /** Ways that the shop has there; left out: delivery alone. */
  ways: Cart['ways']
  saved: readonly Address[]
  firms: readonly Firm[]
  /** The account has as many addresses as it can keep. */
  isFull: boolean
  draft: CheckoutDraft
  problems: AddressProblems
  firmProblems: FirmProblems
  onChange: (part: Partial<CheckoutDraft>, problems: AddressProblems) => void
  onFirm: (part: Partial<CheckoutDraft>, problems: FirmProblems) => void
}

/** Choice of the delivery address: a saved one, or one that is typed in (SPEC §4); and of the firm, where one buys. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { saved, firms, draft, problems, onChange } = props
  const states = statesOf(draft, saved)
  // who buys for firms says so first: their addresses are among those to choose from
  const firm = <FirmChoice {...{ draft, firms }} problems={props.firmProblems} onChange={props.onFirm} />
  const shipTo = draft.forFirm && states && (
    <ShipToChoice
      states={states}
      chosen={draft.firm.shipTo}
      problem={props.firmProblems.shipTo}
      onChoose={(answer) =>
        props.onFirm({ firm: { ...draft.firm, shipTo: answer } }, { ...props.firmProblems, shipTo: undefined })
      }
    />
  )
  const type = (event: FormEvent) => {
    const { name, value } = event.target as HTMLInputElement
    if (!isAddressField(name)) return
    onChange({ address: { ...draft.address, [name]: value } }, { ...problems, [name]: undefined })
  }
  return (
    <section className="grid content-start gap-4 lg:row-span-3">
      {firms.length > 0 && firm}
      {props.ways && <WayChoice ways={props.ways} chosen={draft.way} onChoose={(way) => onChange({ way }, problems)} />}
      <h3 className="text-base">{draft.way === 'pickup' ? waysCopy.billTo : checkout.deliverTo}</h3>
      {saved.length > 0 && (
        <SavedAddressChoice saved={saved} chosen={draft.savedId} onChoose={(savedId) => onChange({ savedId }, {})} />
      )}
      {draft.savedId !== '' && shipTo}
      <fieldset
        disabled={draft.savedId !== ''}
        onChange={type}
        className="grid gap-3 transition-opacity disabled:opacity-55 disabled:max-lg:hidden"
      >
        <legend className="sr-only">{checkout.addressForm}</legend>
        {draft.savedId !== '' && <p className="text-sm text-steel">{checkout.formDisabled}</p>}
        <AddressFields initial={draft.address} errorOf={(field) => problems[field]} nameRequired />
        <SaveAddressChoice full={props.isFull} checked={draft.save} onChange={(save) => onChange({ save }, problems)} />
      </fieldset>
      {firms.length === 0 && firm}
      {draft.savedId === '' && shipTo}
    </section>
  )
}
