import { type FormEvent, useState } from 'react'
import type { OfficeParcel } from '../../../shared/contract/office/parcel-calls.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { parcelsScreen as copy } from '../../../shared/copy/office/parcels-screen.ts'
import { returnItems } from '../../../shared/copy/office/return-items.ts'
import { reasonFailures } from '../../../shared/copy/reason-failures.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type ReturnCondition, returnConditions } from '../../../shared/office/return-conditions.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import type { ParcelStepName } from '../../../shared/parcel-states.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ParcelStepInput } from './use-parcels.ts'

interface ParcelStepDialogProps {
  parcel: OfficeParcel
  step: ParcelStepName
  pending: boolean
  /** The reason why it was refused. */
  problem: string | undefined
  onSend: (input: ParcelStepInput) => void
  onClose: () => void
}

/** A dialog with what a step of a parcel asks: its tracking number, how its amount was paid, or why it does not arrive. */
export function ParcelStepDialog({ parcel, step, pending, problem, onSend, onClose }: ParcelStepDialogProps) {
  const [missing, setMissing] = useState(false)
  const [how, setHow] = useState<'cash' | 'online'>('cash')
  const { number, state: saw, collect } = parcel
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    if (step === 'ship') return onSend({ number, step, saw, tracking: text('tracking') })
    if (step === 'deliver') return onSend({ number, step, saw, collectedAs: how })
    setMissing(text('reason') === '')
    if (text('reason') === '') return undefined
    const what = { how: text('how') as 'refused' | 'lost', condition: text('condition') as ReturnCondition }
    return onSend({ number, step, saw, ...what, reason: text('reason') })
  }
  return (
    <Dialog title={copy.stepOf(copy.steps[step], number)} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={problem} />
        {step === 'ship' && (
          <Field
            name="tracking"
            label={copy.tracking}
            defaultValue={parcel.trackingNumber ?? ''}
            maxLength={deskLimits.trackingMax}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
        {step === 'deliver' && collect !== null && (
          <>
            <p className="figures text-3xl font-bold">{formatRupees(collect)}</p>
            <Paid how={how} onChoose={setHow} />
          </>
        )}
        {step === 'refuse' && <WhyNot missing={missing} onChange={() => setMissing(false)} />}
        <Button type="submit" wide pending={pending}>
          {copy.steps[step]}
        </Button>
      </Form>
    </Dialog>
  )
}

function Paid({ how, onChoose }: { how: 'cash' | 'online'; onChoose: (how: 'cash' | 'online') => void }) {
  const { title, cash, cashText, online, onlineText } = orderScreen.deliver
  const card = {
    name: 'collectedAs',
    onChoose: (value: string) => onChoose(value === 'online' ? 'online' : 'cash'),
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{title}</legend>
      <RadioCard {...card} value="cash" title={cash} checked={how === 'cash'}>
        {cashText}
      </RadioCard>
      <RadioCard {...card} value="online" title={online} checked={how === 'online'}>
        {onlineText}
      </RadioCard>
    </fieldset>
  )
}

function WhyNot({ missing, onChange }: { missing: boolean; onChange: () => void }) {
  const ways = [
    { value: 'refused', label: copy.refused },
    { value: 'lost', label: copy.lost },
  ]
  return (
    <>
      <Select name="how" label={copy.how} options={ways} />
      <Select
        name="condition"
        label={copy.condition}
        defaultValue="inspect"
        options={returnConditions.map((value) => ({ value, label: returnItems.conditions[value] }))}
      />
      <TextArea
        name="reason"
        label={returnItems.why}
        hint={returnItems.hint}
        rows={2}
        maxLength={deskLimits.reasonMax}
        error={missing ? reasonFailures.reasonNeeded : undefined}
        onChange={onChange}
      />
    </>
  )
}
