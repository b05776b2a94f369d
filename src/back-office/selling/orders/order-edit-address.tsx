import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import { limits } from '../../../shared/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { TypedAddress } from './edited-order.ts'

const fields = orderScreen.editing.fields
const parts = ['fullName', 'building', 'street', 'landmark', 'city', 'pincode'] as const
const states = indianStates.map(({ name }) => ({ value: name as string, label: name as string }))

interface Props {
  address: TypedAddress
  /** Errors of the server by its fields. */
  errors: Readonly<Record<string, string>>
  onChange: (address: TypedAddress) => void
}

/** The address of an edited order, in any state: another one has other heads of GST. */
export function OrderEditAddress({ address, errors, onChange }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {parts.map((part) => (
        <Field
          key={part}
          label={fields[part]}
          value={address[part]}
          error={errors[`address.${part}`]}
          maxLength={limits.addressFieldMax}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...address, [part]: target.value })}
        />
      ))}
      <PhoneField
        label={fields.phone}
        value={address.phone}
        error={errors['address.phone']}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...address, phone: target.value })}
      />
      <Select
        label={copy.state}
        options={states}
        value={address.state}
        error={errors['address.state']}
        onChange={({ target }) => onChange({ ...address, state: target.value })}
      />
    </div>
  )
}
