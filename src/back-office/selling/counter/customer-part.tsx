import { useState } from 'react'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import { limits } from '../../../shared/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SupplyStates, TypedCustomer } from './counter-sale.ts'
import { FirmPart } from './firm-part.tsx'

interface CustomerPartProps {
  customer: TypedCustomer
  /** Name of the account that has the telephone number. */
  known: string | null
  states: SupplyStates | null
  /** It is asked: the order goes there. */
  isNeeded: boolean
  errors: Readonly<Record<string, string>>
  onChange: (customer: TypedCustomer) => void
}

const stateOptions = [
  { value: '', label: copy.noState },
  ...indianStates.map(({ name }) => ({ value: name as string, label: name as string })),
]

/** The buyer, for who wants to be on the bill: by phone, with an address, or with a GSTIN. */
export function CustomerPart({ customer, known, states, isNeeded, errors, onChange }: CustomerPartProps) {
  const field = (name: Exclude<keyof TypedCustomer, 'billing' | 'shipTo'>, key: string, most: number) => ({
    value: customer[name],
    error: errors[`customer.${key}`],
    maxLength: most,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...customer, [name]: target.value }),
  })
  // opened for what was wrong it stays open once that is mended
  const [open, setOpen] = useState(false)
  const isOpen = Object.keys(errors).some((key) => key.startsWith('customer'))
  return (
    <details
      open={open || isOpen || isNeeded || states !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-sm border border-line bg-card px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{copy.customer}</summary>
      <div className="grid gap-3 pb-4 sm:grid-cols-2">
        <PhoneField label={copy.phone} {...field('phone', 'phone', limits.phoneDigits)} hint={known ?? undefined} />
        <Field label={copy.name} {...field('name', 'name', limits.nameMax)} />
        <Field label={copy.gstin} {...field('gstin', 'gstin', limits.typedGstinMax)} autoCapitalize="characters" />
        <Field label={copy.legalName} {...field('legalName', 'legalName', limits.legalNameMax)} />
        <Field label={copy.building} {...field('building', 'address.building', limits.addressFieldMax)} />
        <Field
          label={copy.street}
          {...field('street', 'address.street', limits.addressFieldMax)}
          error={errors['customer.address.street'] ?? errors['customer.address']}
        />
        <Field label={copy.city} {...field('city', 'address.city', limits.addressFieldMax)} />
        <Field label={copy.pincode} {...field('pincode', 'address.pincode', 6)} />
        <Select
          label={copy.state}
          options={stateOptions}
          value={customer.state}
          error={errors['customer.address.state']}
          onChange={({ target }) => onChange({ ...customer, state: target.value })}
        />
        {customer.gstin.trim() !== '' && <FirmPart {...{ customer, states, errors, onChange }} />}
      </div>
    </details>
  )
}
