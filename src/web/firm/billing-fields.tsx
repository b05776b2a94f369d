import type { ChangeEvent } from 'react'
import { addresses } from '../../shared/copy/addresses.ts'
import { buyers as copy } from '../../shared/copy/buyers.ts'
import { firms } from '../../shared/copy/firms.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { Field } from '../../ui/field.tsx'
import { ListField } from '../../ui/list-field.tsx'
import { type BillingDraft, billingState } from './firm-draft.ts'
import type { FirmFieldsProps } from './firm-fields.tsx'

const states = indianStates.map(({ name }) => name)

/** The billing address of a firm; where its state is not that of the GSTIN it asks whether the papers are to name it. */
export function BillingFields({ draft, problems, onChange }: Omit<FirmFieldsProps, 'children'>) {
  const { billing } = draft
  const field = (name: keyof BillingDraft) => ({
    name: `billing-${name}`,
    value: billing[name],
    error: problems[`billing.${name}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ billing: { ...billing, [name]: target.value } }, { ...problems, [`billing.${name}`]: undefined }),
  })
  const registered = billingState(draft)
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-3 sm:col-span-full sm:grid-cols-2">
      <legend className="sr-only">{firms.billing}</legend>
      <Field
        {...field('building')}
        label={copy.billing(addresses.building)}
        autoComplete="billing address-line1"
        required
      />
      <Field
        {...field('street')}
        label={copy.billing(addresses.street)}
        autoComplete="billing address-line2"
        required
      />
      <Field
        {...field('landmark')}
        label={addresses.optional(copy.billing(addresses.landmark))}
        autoComplete="billing address-line3"
      />
      <Field {...field('city')} label={copy.billing(addresses.city)} autoComplete="billing address-level2" required />
      <ListField
        {...field('state')}
        label={copy.billing(addresses.state)}
        options={states}
        autoComplete="billing address-level1"
        required
      />
      <Field
        {...field('pincode')}
        label={copy.billing(addresses.pincode)}
        inputMode="numeric"
        autoComplete="billing postal-code"
        required
      />
      {registered && <StateConfirmation registered={registered} {...{ draft, problems, onChange }} />}
    </fieldset>
  )
}

/** Confirms a billing address in another state than the GSTIN is of. */
function StateConfirmation(props: Omit<FirmFieldsProps, 'children'> & { registered: string }) {
  const { draft, problems, registered, onChange } = props
  const confirm = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChange({ stateConfirmed: target.checked }, { ...problems, 'billing.state': undefined })
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-xs bg-signal-wash px-3 py-2 sm:col-span-full">
      <input
        type="checkbox"
        name="billing-stateConfirmed"
        checked={draft.stateConfirmed}
        onChange={confirm}
        className="size-5 shrink-0 accent-teal"
      />
      <span className="text-sm">{copy.billingConfirm(draft.billing.state.trim(), registered)}</span>
    </label>
  )
}
