import { pastedPhone } from '../../shared/contract/pasted-phone.ts'
import { addresses } from '../../shared/copy/addresses.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { AddressDraft, AddressProblems } from './address-draft.ts'

const states = [
  { value: '', label: addresses.chooseState },
  ...indianStates.map(({ name }) => ({ value: name, label: name })),
]

interface AddressFieldsProps {
  draft: AddressDraft
  problems: AddressProblems
  onChange: (field: keyof AddressDraft, value: string) => void
  /** Whether the full name must be given. */
  nameRequired?: boolean
}

/** The fields of an address, in the order in which one is written. */
export function AddressFields({ draft, problems, onChange, nameRequired = false }: AddressFieldsProps) {
  const field = (name: keyof AddressDraft) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        {...field('label')}
        label={addresses.optional(addresses.label)}
        hint={addresses.labelHint}
        autoComplete="off"
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
      <Select {...field('state')} label={addresses.state} options={states} autoComplete="address-level1" required />
      <Field {...field('pincode')} label={addresses.pincode} inputMode="numeric" autoComplete="postal-code" required />
      <Field
        {...field('phone')}
        label={addresses.optional(addresses.phone)}
        hint={addresses.phoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        className="sm:col-span-2"
        onPaste={(event) => {
          const phone = pastedPhone(event.clipboardData.getData('text'))
          if (!phone) return
          event.preventDefault()
          onChange('phone', phone)
        }}
      />
    </div>
  )
}
