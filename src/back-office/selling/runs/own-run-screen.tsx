import { PackageCheck } from 'lucide-react'
import { stopTones } from '../../../shared/badge-tones.ts'
import { ownRunScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { MarkNotes } from './mark-notes.tsx'
import { OwnStopCard } from './own-stop.tsx'
import { type RunHere, type StopHere, useOwnRuns } from './use-own-runs.ts'

/** The own run on a phone: stop after stop, with or without a connection. */
export default function OwnRunScreen() {
  const here = useOwnRuns()
  const { query, runs, queue } = here
  return (
    <div className="mx-auto max-w-xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <MarkNotes queue={queue} />
      {!runs && <LoadedPart query={query}>{() => null}</LoadedPart>}
      {runs?.length === 0 && (
        <EmptyState icon={PackageCheck} title={copy.none} text={copy.noneText}>
          <Button kind="outline" onClick={() => void query.refetch()}>
            {copy.again}
          </Button>
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-8">
        {runs?.map((run) => (
          <Run key={run._id} run={run} here={here} />
        ))}
      </div>
    </div>
  )
}

function Run({ run, here: { mark, move } }: { run: RunHere; here: ReturnType<typeof useOwnRuns> }) {
  const open = run.stops.filter(({ state }) => state === 'open')
  const done = run.stops.filter(({ state }) => state !== 'open')
  const day = run.day === indianDay(Date.now()) ? copy.today : formatDay(run.day)
  const swap = (stop: StopHere, other: StopHere | undefined) => other && (() => void move(run, stop._id, other._id))
  return (
    <section aria-label={`${day}${runsScreen.tour(run.tour)}`} className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">
        {day}
        {runsScreen.tour(run.tour)}
      </h2>
      {open.length === 0 && <p className="text-steel">{copy.allDone}</p>}
      <ol aria-label={copy.stops} className="grid grid-cols-1 gap-4">
        {open.map((stop, at) => (
          <OwnStopCard
            key={stop._id}
            stop={stop}
            place={at + 1}
            onMark={(entered) => mark(stop, entered)}
            onUp={swap(stop, open[at - 1])}
            onDown={swap(stop, open[at + 1])}
          />
        ))}
      </ol>
      {done.length > 0 && <Done stops={done} />}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md border border-line bg-paper-sunk p-4">
        <span className="font-semibold">{copy.handIn}</span>
        <span className="figures text-3xl font-bold">{formatRupees(run.collected)}</span>
        <span className="w-full text-sm text-steel">{copy.handInText}</span>
      </p>
    </section>
  )
}

function Done({ stops }: { stops: readonly StopHere[] }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{copy.done(stops.length)}</summary>
      <ul className="border-t border-line">
        {stops.map(({ _id, name, number, state, amount, reason, reference }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              {name}{' '}
              <span className="figures text-sm text-steel">
                {[number, reason ?? reference].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="figures flex items-center gap-2">
              {amount !== null && formatRupees(amount)}
              <Badge tone={stopTones[state]}>{runsScreen.states[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
