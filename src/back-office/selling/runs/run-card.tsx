import { useState } from 'react'
import { stopTones } from '../../../shared/badge-tones.ts'
import type { OfficeRun, OfficeStop } from '../../../shared/contract/office/run-calls.ts'
import { deliveriesScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'

/** An open run in the office: its stops, the cash so far, and the hand-in once all of them are marked. */
export function RunCard({ run }: { run: OfficeRun }) {
  const may = useMay()
  const [asked, setAsked] = useState(false)
  const open = run.stops.filter(({ state }) => state === 'open').length
  const title = `${run.by}, ${formatDay(run.day)}${runsScreen.tour(run.tour)}`
  return (
    <Card title={title} aside={<span className="figures text-2xl font-bold">{formatRupees(run.collected)}</span>}>
      <ul className="border-t border-line">
        {run.stops.map((stop) => (
          <StopRow key={stop._id} stop={stop} mayTakeOff={may('runs.give')} seesOrder={may('orders.see')} />
        ))}
      </ul>
      {may('till.use') && (
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="ink" disabled={open > 0 || run.stops.length === 0} onClick={() => setAsked(true)}>
            {copy.handIn}
          </Button>
          {open > 0 && <span className="text-sm text-steel">{copy.waitsForMarks(open)}</span>}
        </div>
      )}
      {asked && <HandInDialog run={run} onClose={() => setAsked(false)} />}
    </Card>
  )
}

interface StopRowProps {
  stop: OfficeStop
  mayTakeOff: boolean
  seesOrder: boolean
}

function StopRow({ stop, mayTakeOff, seesOrder }: StopRowProps) {
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /runs/stops/{id}/take-off', { params: { id: stop._id }, command }),
    stale: ['runs'],
    failed: runsScreen.failed,
  })
  const { orderId, number, parcel, name, area, state, amount, collect, reason, reference, toEnd } = stop
  const said = reason ?? reference
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="figures block font-semibold">
          {seesOrder ? <NumberLink id={orderId} number={number} /> : number}
          {parcel && <span className="font-normal"> {runsScreen.parcel(parcel.number, parcel.of)}</span>}
        </span>
        <span className="block text-sm text-steel wrap-anywhere">{[name, area, said].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="figures flex flex-wrap items-center gap-2">
        {amount !== null && formatRupees(amount)}
        {state === 'open' && collect !== null && copy.toCollect(formatRupees(collect))}
        <Badge tone={stopTones[state]}>{runsScreen.states[state]}</Badge>
        {toEnd && <Badge tone="signal">{copy.toEnd}</Badge>}
        {state === 'open' && mayTakeOff && (
          <Button
            kind="quiet"
            pending={pending}
            className="px-2"
            aria-label={copy.takeOffOf(number)}
            onClick={() => act()}
          >
            {copy.takeOff}
          </Button>
        )}
      </span>
    </li>
  )
}

/** The number of an order, with a link to it that a thumb can hit. */
export function NumberLink({ id, number }: { id: string; number: string }) {
  return (
    <Link
      to={`/orders/${id}`}
      className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
    >
      {number}
    </Link>
  )
}
