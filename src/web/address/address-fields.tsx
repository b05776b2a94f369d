import { addresses } from '../../shared/copy/addresses.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { Field } from '../../ui/field.tsx'
import { ListField } from '../../ui/list-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import type { AddressDraft } from './address-draft.ts'
import { useStateOfPin } from './use-state-of-pin.ts'

const states = indianStates.map(({ name }) => name)

interface AddressFieldsProps {
  /** Initial values of the fields. */
  initial: AddressDraft
  errorOf: (field: keyof AddressDraft) => string | undefined
  /** True if the full name must be given. */
  nameRequired?: boolean
}

/**
 * The fields of an address: first the PIN code, which fills in the state, then the others in the order in which one is written;
 * last what the shopper calls it.
 */
export function AddressFields({ initial, errorOf, nameRequired = false }: AddressFieldsProps) {
  const { advice, lookUp, forgetState } = useStateOfPin()
  const field = (name: keyof AddressDraft) => ({ name, defaultValue: initial[name], error: errorOf(name) })
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        {...field('pincode')}
        label={addresses.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        warning={advice.pincode}
        onChange={lookUp}
        required
      />
      <ListField
        {...field('state')}
        label={addresses.state}
        options={states}
        autoComplete="address-level1"
        warning={advice.state}
        onChange={forgetState}
        required
      />
      <Field
        {...field('fullName')}
        label={nameRequired ? addresses.fullName : addresses.optional(addresses.fullName)}
        autoComplete="name"
        required={nameRequired}
      />
      <Field {...field('building')} label={addresses.building} autoComplete="address-line1" required />
      <Field {...field('street')} label={addresses.street} autoComplete="address-line2" required />
      <Field {...field('landmark')} label={addresses.optional(addresses.landmark)} autoComplete="address-line3" />
      <Field {...field('city')} label={addresses.city} autoComplete="address-level2" required />
      <PhoneField {...field('phone')} label={addresses.optional(addresses.phone)} hint={addresses.phoneHint} />
      <Field
        {...field('label')}
        label={addresses.optional(addresses.label)}
        hint={addresses.labelHint}
        autoComplete="off"
      />
    </div>
  )
}
