import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { focusFirstBad } from '../../../ui/focus-first-bad.ts'
import { Form } from '../../../ui/form.tsx'
import { CourierField, rememberCourier, rememberedCourier } from './courier-field.tsx'
import { orderQuery } from './orders-data.ts'
import { PasteTracking } from './paste-tracking.tsx'
import { StepWindow } from './step-window.tsx'
import { TrackingRow } from './tracking-row.tsx'
import { type StepWindowProps, useStepWindow } from './use-step-window.ts'
import { useTrackingForm } from './use-tracking-form.ts'

/** Many orders leave with one courier, each under its tracking number: typed, scanned or pasted. */
export default function ShipManyWindow(props: StepWindowProps) {
  const formId = useId()
  const window = useStepWindow('ship', props)
  const { left, isUnanswered, send } = window
  const form = useTrackingForm(left, isUnanswered)
  const [noCourier, setNoCourier] = useState(false)
  const carriers = useQuery(orderQuery(props.rows[0]?._id ?? '')).data?.data.carriers ?? []
  const isSending = window.done !== null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const carrier = String(new FormData(event.currentTarget).get('carrier')).trim()
    const show = () => {
      setNoCourier(carrier === '')
      form.showMissing()
    }
    if (carrier === '' || form.hasFaults) return focusFirstBad(event.currentTarget, show)
    rememberCourier(carrier)
    const steps = left.map((row) => ({ row, input: { step: 'ship' as const, carrier, ...form.inputOf(row) } }))
    void send(steps).then(form.forget)
  }
  return (
    <StepWindow step="ship" window={window} count={left.length} form={formId}>
      <Form id={formId} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <CourierField
          carriers={carriers}
          missing={noCourier}
          readOnly={isSending || left.some(isUnanswered)}
          autoFocus={rememberedCourier() === ''}
          onChange={() => setNoCourier(false)}
        />
        <PasteTracking filled={form.filled} readOnly={isSending} onFill={(text) => form.fill(text)} />
        <TrackingList form={form} window={window} />
      </Form>
    </StepWindow>
  )
}

interface TrackingListProps {
  form: ReturnType<typeof useTrackingForm>
  window: ReturnType<typeof useStepWindow>
}

/** The fields, one below the other, and what is said of them all. */
function TrackingList({ form, window: { left, done, reasonOf, isUnanswered } }: TrackingListProps) {
  const { empty, missing, without, setWithout } = form
  const isSending = done !== null
  return (
    <div>
      <p className="text-sm text-steel">{copy.keys}</p>
      <ul className="mt-2 border-t border-line">
        {left.map((row, at) => (
          <TrackingRow
            key={row._id}
            row={row}
            number={form.numbers[row._id] ?? ''}
            error={form.faultOf(row) ?? reasonOf(row)}
            readOnly={isSending || isUnanswered(row)}
            autoFocus={at === 0 && rememberedCourier() !== ''}
            onChange={(number) => form.set(row, number)}
            onLines={(text) => form.fill(text, at)}
          />
        ))}
      </ul>
      <p data-tracking tabIndex={-1} className="figures py-3 text-sm font-medium">
        {copy.filled(left.length - empty, left.length)}
      </p>
      {missing > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={without}
            disabled={isSending}
            onChange={() => setWithout(!without)}
            className="size-5 shrink-0 accent-teal"
          />
          {copy.without(missing)}
        </label>
      )}
    </div>
  )
}
