import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ItemLine, itemKey, itemName } from '../../scan/item-line.tsx'
import { missingOf, type PickStopHere } from './stops-here.ts'
import type { PickingHere } from './use-picking.ts'

interface DoneStopsProps {
  stops: readonly PickStopHere[]
  here: PickingHere
  onChoose: (key: string) => void
}

/** Stops that are done: a tap too many is put back, and what was missing is taken once it is found. */
export function DoneStops({ stops, here, onChoose }: DoneStopsProps) {
  if (stops.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{copy.done(stops.length)}</summary>
      <ul className="border-t border-line">
        {stops.map((stop) => (
          <li key={itemKey(stop)} className="grid grid-cols-1 gap-2 border-b border-line py-3">
            <div className="flex items-center gap-3">
              <ItemLine item={stop}>
                <span className="figures block text-sm text-steel">
                  {[stop.shelf ?? copy.noShelf, stop.waits && copy.notSent].filter(Boolean).join(' · ')}
                </span>
              </ItemLine>
              {missingOf(stop) > 0 && (
                <Button
                  kind="outline"
                  aria-label={copy.missingOf(missingOf(stop), itemName(stop))}
                  onClick={() => onChoose(itemKey(stop))}
                  className="px-3"
                >
                  <Badge tone="bad">{copy.missing(missingOf(stop))}</Badge>
                </Button>
              )}
            </div>
            {stop.shares
              .filter(({ taken }) => taken > 0)
              .map((share) => (
                <p key={share.orderId} className="figures flex items-center justify-between gap-3 text-sm">
                  {copy.share(share.taken, share.number)}
                  <Button
                    kind="quiet"
                    aria-label={copy.undo(share.taken, share.number)}
                    onClick={() => here.back(stop, share, share.taken)}
                  >
                    {copy.back}
                  </Button>
                </p>
              ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
