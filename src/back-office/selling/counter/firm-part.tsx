import { addresses } from '../../../shared/copy/addresses.ts'
import { buyers } from '../../../shared/copy/buyers.ts'
import { firms } from '../../../shared/copy/firms.ts'
import { shipTo as copy } from '../../../shared/copy/ship-to.ts'
import { limits } from '../../../shared/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import type { SupplyStates, TypedCustomer } from './counter-sale.ts'

interface FirmPartProps {
  customer: TypedCustomer
  /** States of the bill's address and of the GSTIN, where they differ; with the shop's. */
  states: SupplyStates | null
  errors: Readonly<Record<string, string>>
  onChange: (customer: TypedCustomer) => void
}

const box = 'size-5 shrink-0 accent-teal'

/** Questions to a firm at the counter: its billing address, and whose place the goods go to where the states differ. */
export function FirmPart({ customer, states, errors, onChange }: FirmPartProps) {
  return (
    <div className="grid gap-3 sm:col-span-full">
      {states && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-medium">{copy.question(states)}</legend>
          {errors['customer.shipTo'] && (
            <p role="alert" className="text-sm font-medium text-bad">
              {errors['customer.shipTo']}
            </p>
          )}
          {(['own_place', 'third_party'] as const).map((value) => (
            <RadioCard
              key={value}
              name="shipTo"
              value={value}
              checked={customer.shipTo === value}
              invalid={Boolean(errors['customer.shipTo'])}
              onChoose={() => onChange({ ...customer, shipTo: value })}
              title={value === 'own_place' ? copy.ownPlace(states.goods) : copy.thirdParty}
            >
              {value === 'own_place' ? copy.ownPlaceText(states) : copy.thirdPartyText(states)}
            </RadioCard>
          ))}
        </fieldset>
      )}
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={customer.billing !== null}
          onChange={({ target }) => onChange({ ...customer, billing: target.checked ? noBilling : null })}
          className={box}
        />
        {firms.addBilling}
      </label>
      {customer.billing && <BillingPart {...{ customer, errors, onChange }} billing={customer.billing} />}
    </div>
  )
}

const noBilling = { building: '', street: '', city: '', state: '', pincode: '', stateConfirmed: false }

function BillingPart({
  billing,
  customer,
  errors,
  onChange,
}: Omit<FirmPartProps, 'states'> & { billing: NonNullable<TypedCustomer['billing']> }) {
  const change = (part: Partial<typeof billing>) => onChange({ ...customer, billing: { ...billing, ...part } })
  const isOther = errors['customer.billing.state'] !== undefined || billing.stateConfirmed
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['building', 'street', 'city', 'state', 'pincode'] as const).map((name) => (
        <Field
          key={name}
          label={buyers.billing(addresses[name])}
          value={billing[name]}
          error={errors[`customer.billing.${name}`]}
          maxLength={name === 'pincode' ? 6 : limits.addressFieldMax}
          autoComplete="off"
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      {isOther && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={billing.stateConfirmed}
            onChange={({ target }) => change({ stateConfirmed: target.checked })}
            className={box}
          />
          {buyers.billingAllTheSame}
        </label>
      )}
    </div>
  )
}
