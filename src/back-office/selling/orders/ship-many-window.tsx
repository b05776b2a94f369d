import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { focusFirstBad } from '../../../ui/focus-first-bad.ts'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
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
  const { left, send } = window
  const form = useTrackingForm(left)
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
        <FormAlert text={window.summary} />
        <CourierField
          carriers={carriers}
          missing={noCourier}
          autoFocus={rememberedCourier() === ''}
          onChange={() => setNoCourier(false)}
        />
        <PasteTracking filled={form.filled} readOnly={isSending} onFill={(text) => form.fill(text)} />
        <TrackingList form={form} left={left} reasons={window.reasons} readOnly={isSending} />
      </Form>
    </StepWindow>
  )
}

interface TrackingListProps {
  form: ReturnType<typeof useTrackingForm>
  left: StepWindowProps['rows']
  reasons: Readonly<Record<string, string | null>>
  readOnly: boolean
}

/** The fields, one below the other, and what is said of them all. */
function TrackingList({ form, left, reasons, readOnly }: TrackingListProps) {
  const { empty, without, setWithout } = form
  return (
    <div>
      <p className="text-sm text-steel">{copy.keys}</p>
      <ul className="mt-2 border-t border-line">
        {left.map((row, at) => (
          <TrackingRow
            key={row._id}
            row={row}
            number={form.numbers[row._id] ?? ''}
            error={form.faultOf(row) ?? reasons[row._id] ?? undefined}
            readOnly={readOnly}
            autoFocus={at === 0 && rememberedCourier() !== ''}
            onChange={(number) => form.set(row, number)}
            onLines={(text) => form.fill(text, at)}
          />
        ))}
      </ul>
      <p data-tracking tabIndex={-1} className="figures py-3 text-sm font-medium">
        {copy.filled(left.length - empty, left.length)}
      </p>
      {empty > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={without}
            disabled={readOnly}
            onChange={() => setWithout(!without)}
            className="size-5 shrink-0 accent-teal"
          />
          {copy.without(empty)}
        </label>
      )}
    </div>
  )
}
