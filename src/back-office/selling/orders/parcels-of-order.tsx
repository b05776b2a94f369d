import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import type { OfficeParcel } from '../../../shared/contract/office/parcel-calls.ts'
import { parcelCopy } from '../../../shared/copy/office/parcels.ts'
import { parcelsScreen as copy } from '../../../shared/copy/office/parcels-screen.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import type { ParcelStepName } from '../../../shared/parcel-states.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { nameOf } from './name-of-line.ts'
import { OrderPart } from './order-part.tsx'
import { PackParcelDialog } from './pack-parcel-dialog.tsx'
import { ParcelStepDialog } from './parcel-step-dialog.tsx'
import { parcelsQuery, useParcelStep } from './use-parcels.ts'

/** Parcels of an order with their steps, and what is still to be packed; nothing where there is neither. */
export default function ParcelsOfOrder({ order }: { order: OfficeOrder }) {
  const [packing, setPacking] = useState(false)
  const query = useQuery(parcelsQuery(order._id))
  const { data, error } = query
  if (error && !data) {
    return (
      <OrderPart title={copy.title}>
        <PartFailed query={query} />
      </OrderPart>
    )
  }
  if (!data || (data.data.parcels.length === 0 && !data.data.mayPack)) return null
  const { parcels, left, mayPack, ewayBill } = data.data
  return (
    <OrderPart title={copy.title}>
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {parcels.map((parcel) => (
          <Parcel key={parcel.number} id={order._id} parcel={parcel} />
        ))}
      </ul>
      {parcels.length > 0 && left.length > 0 && (
        <ul className="mt-4 border-t border-line pt-3 text-sm font-semibold">
          {left.map((line) => (
            <li key={line.position}>{copy.left(line.pieces, line.quantity, nameOf(line))}</li>
          ))}
        </ul>
      )}
      {ewayBill && <p className="mt-3 text-sm text-signal-deep">{ewayBill}</p>}
      {mayPack && (
        <Button kind="outline" className="mt-3 first:mt-0" onClick={() => setPacking(true)}>
          {copy.pack}
        </Button>
      )}
      {packing && <PackParcelDialog id={order._id} parcels={data.data} onClose={() => setPacking(false)} />}
    </OrderPart>
  )
}

function Parcel({ id, parcel }: { id: string; parcel: OfficeParcel }) {
  const [asking, setAsking] = useState<ParcelStepName | null>(null)
  const { mutate, isPending, error, reset } = useParcelStep(id, () => setAsking(null))
  const { number, state, since, steps } = parcel
  const problem = error ? failureText(error, copy.failed) : undefined
  const press = (step: ParcelStepName) => {
    reset()
    if (asksFirst(step, parcel)) setAsking(step)
    else mutate({ number, step, saw: state })
  }
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures font-semibold">{copy.parcel(number)}</span>
        <span className="figures text-sm">{`${parcelCopy.state[state]}, ${formatMoment(since)}`}</span>
      </p>
      <ParcelFacts id={id} parcel={parcel} />
      {!asking && <FormAlert text={problem} />}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {steps.map((step, index) => (
          <Button
            key={step}
            kind={index === 0 ? 'outline' : 'quiet'}
            pending={isPending && !asking}
            aria-label={copy.stepOf(copy.steps[step], number)}
            onClick={() => press(step)}
          >
            {copy.steps[step]}
          </Button>
        ))}
      </div>
      {asking && (
        <ParcelStepDialog
          parcel={parcel}
          step={asking}
          pending={isPending}
          problem={problem}
          onSend={mutate}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  )
}

function ParcelFacts({ id, parcel }: { id: string; parcel: OfficeParcel }) {
  const { number, carrier, trackingNumber, trackingLink, weightGrams, size, hasPhoto, collect, lines } = parcel
  const facts = [
    trackingNumber ? `${carrier} · ${trackingNumber}` : carrier,
    weightGrams !== null && copy.weight(weightGrams),
    size && copy.size(size.lengthMm, size.breadthMm, size.heightMm),
  ].filter(Boolean)
  const link = 'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4'
  return (
    <>
      <p className="figures text-sm wrap-anywhere text-steel">{facts.join(' · ')}</p>
      <ul className="text-sm">
        {lines.map((line) => (
          <li key={line.position} className="wrap-anywhere">
            {copy.pieces(line.pieces, nameOf(line))}
          </li>
        ))}
      </ul>
      {collect !== null && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-steel">{copy.collect}</span>
          <span className="figures text-lg font-bold">{formatRupees(collect)}</span>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm empty:hidden">
        {trackingLink && (
          <a href={trackingLink} target="_blank" rel="noreferrer" className={link}>
            {copy.track}
          </a>
        )}
        {hasPhoto && (
          <a
            href={`/api/office/v1/orders/${id}/parcels/${number}/photo`}
            target="_blank"
            rel="noreferrer"
            className={link}
          >
            {copy.photo}
          </a>
        )}
      </p>
    </>
  )
}

function asksFirst(step: ParcelStepName, { collect }: OfficeParcel): boolean {
  if (step === 'deliver') return collect !== null
  return step === 'ship' || step === 'refuse'
}
