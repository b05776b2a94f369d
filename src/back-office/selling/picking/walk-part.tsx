import { TriangleAlert } from 'lucide-react'
import type { PickWalk } from '../../../shared/contract/office/pick-calls.ts'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ItemLine, itemKey } from '../../scan/item-line.tsx'
import { ScanBar } from '../../scan/scan-bar.tsx'
import { DoneStops } from './done-stops.tsx'
import { EndWalk } from './end-walk.tsx'
import { StopCard } from './stop-card.tsx'
import { countOf, isOpen, type PickStopHere } from './stops-here.ts'
import { useNextFocus } from './use-next-focus.ts'
import type { PickingHere } from './use-picking.ts'
import { useScanPick } from './use-scan-pick.ts'

/** One's own walk: the stop at which one is, what comes next, and what is done. */
export function WalkPart({ walk, here }: { walk: PickWalk; here: PickingHere }) {
  const at = useScanPick(here)
  const { open } = at
  const key = at.here && itemKey(at.here)
  const part = useNextFocus(key)
  const done = here.stops.filter((stop) => !isOpen(stop) && stop !== at.here)
  return (
    <section aria-label={copy.onWalk(walk.orders.length)} className="grid grid-cols-1 gap-4">
      <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{copy.onWalk(walk.orders.length)}</span>
        <span aria-live="polite">{copy.left(open.length)}</span>
      </p>
      <div className="sticky top-0 z-20 -mx-(--bleed) border-b border-line bg-paper px-(--bleed) py-3">
        <ScanBar label={copy.scan} onCode={(code) => void at.scan(code)} onTyped={at.typed}>
          {at.wrong !== null && <Wrong text={at.wrong} />}
        </ScanBar>
      </div>
      <div ref={part}>
        {at.here ? (
          <StopCard key={key} stop={at.here} here={at.picking} />
        ) : (
          <div className="rounded-md border border-line bg-card p-4">
            <h2 tabIndex={-1} className="text-xl">
              {copy.allDone}
            </h2>
            <p className="text-steel">{copy.allDoneText}</p>
          </div>
        )}
      </div>
      <NextStops stops={open.filter((stop) => stop !== at.here)} onChoose={at.choose} />
      <DoneStops stops={done} here={at.picking} onChoose={at.choose} />
      <EndWalk walkId={walk._id} open={open.length} waits={here.queue.some(({ refused }) => refused === undefined)} />
    </section>
  )
}

/** Fault of the last scan: in sight also where somebody has scrolled down. */
function Wrong({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-3 rounded-sm bg-bad px-4 py-3 text-lg font-semibold text-paper">
      <Icon of={TriangleAlert} size={24} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">
        {copy.wrong}. {text}
      </span>
    </p>
  )
}

function NextStops({ stops, onChoose }: { stops: readonly PickStopHere[]; onChoose: (key: string) => void }) {
  if (stops.length === 0) return null
  return (
    <section aria-label={copy.stops}>
      <h2 className="mb-2 text-lg">{copy.stops}</h2>
      <ol className="border-t border-line">
        {stops.map((stop) => (
          <li key={itemKey(stop)} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(itemKey(stop))}
              className="flex min-h-16 w-full items-center gap-3 bg-card px-3 py-2 hover:bg-paper-sunk"
            >
              <ItemLine item={stop}>
                <span className="figures block text-sm font-semibold text-teal">{stop.shelf ?? copy.noShelf}</span>
              </ItemLine>
              <span className="figures shrink-0 font-semibold">
                {countOf(stop, 'toPutBack') > 0 ? copy.putBack(countOf(stop, 'toPutBack')) : countOf(stop, 'toTake')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
