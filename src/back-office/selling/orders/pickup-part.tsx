import { type FormEvent, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { pickupCopy as copy } from '../../../shared/copy/office/pickups.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { pickupLimits } from '../../../shared/pickup-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { Card } from '../../parts/card.tsx'
import { Moment } from '../../parts/moment.tsx'
import { PickupQr } from './pickup-qr.tsx'
import { useHandOver, useRenewPickupCode } from './use-pickup.ts'

type Pickup = NonNullable<OfficeOrder['pickup']>

/** An order that waits at the counter: handed over by its code, or given a new one. */
export default function PickupPart({ order, pickup }: { order: OfficeOrder; pickup: Pickup }) {
  const renew = useRenewPickupCode(order._id)
  return (
    <div className="mb-6">
      <Card
        title={copy.title}
        aside={
          <span className="text-sm text-steel">
            {copy.waits} <Moment at={pickup.readyAt} className="figures" />
          </span>
        }
      >
        {pickup.isLate && <p className="text-sm font-medium text-bad">{copy.late(pickup.keptDays)}</p>}
        {pickup.isLocked && (
          <p role="status" className="text-sm font-medium text-bad">
            {copy.locked}
          </p>
        )}
        {pickup.mayHandOver && !pickup.isLocked && <HandOverForm order={order} pickup={pickup} />}
        {pickup.mayHandOver && !pickup.isLocked && <PickupQr orderId={order._id} isDue={pickup.toPay !== null} />}
        {pickup.mayRenew && (
          <div className="flex flex-wrap items-center gap-3">
            <Button kind="outline" pending={renew.isPending} onClick={() => renew.mutate(undefined)}>
              {copy.newCode}
            </Button>
            <FormAlert text={renew.error && failureText(renew.error, copy.failed)} />
          </div>
        )}
      </Card>
    </div>
  )
}

function HandOverForm({ order, pickup }: { order: OfficeOrder; pickup: Pickup }) {
  const [code, setCode] = useState('')
  const [how, setHow] = useState<'cash' | 'online'>('cash')
  const { mutate, isPending, error, reset } = useHandOver(order._id)
  const ofField = error instanceof ApiFailure ? error.errors.code : undefined
  const choose = (value: string) => setHow(value === 'online' ? 'online' : 'cash')
  const card = { name: 'collectedAs', onChoose: choose }
  const isDue = pickup.toPay !== null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ code, ...(isDue && { collectedAs: how }) })
  }
  return (
    <Form onSubmit={send} className="grid gap-4">
      {pickup.toPay !== null && (
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-2 text-sm">
            {copy.howPaid} <span className="figures text-xl font-bold">{formatRupees(pickup.toPay)}</span>
          </legend>
          <RadioCard {...card} value="cash" title={copy.cash} checked={how === 'cash'}>
            {copy.cashText}
          </RadioCard>
          <RadioCard {...card} value="online" title={copy.online} checked={how === 'online'}>
            {copy.onlineText}
          </RadioCard>
        </fieldset>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
        <Field
          label={copy.code}
          hint={copy.codeHint}
          error={ofField}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={(event) => {
            // people say and write it as 123 456
            setCode(event.target.value.replace(/\D/g, '').slice(0, pickupLimits.codeDigits))
            if (error) reset()
          }}
        />
        <Button type="submit" pending={isPending} className="sm:mt-6">
          {copy.handOver}
        </Button>
      </div>
      <FormAlert text={error && !ofField ? failureText(error, copy.failed) : null} />
    </Form>
  )
}
