import type { PickShare, PickStop } from '../../../shared/contract/office/pick-calls.ts'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { ItemLine, itemKey } from '../../scan/item-line.tsx'
import { countOf } from './stops-here.ts'

type OnBack = (stop: PickStop, share: PickShare, pieces: number) => void

/** Goods of cancelled orders that lie on the bench: back to their shelves. */
export function PutBackList({ stops, onBack }: { stops: readonly PickStop[]; onBack: OnBack }) {
  const open = stops.filter((stop) => countOf(stop, 'toPutBack') > 0)
  if (open.length === 0) return null
  return (
    <section aria-label={copy.toPutBack} className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{copy.toPutBack}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {open.map((stop) => (
          <li key={itemKey(stop)} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-3">
            <ItemLine item={stop}>
              <span className="figures block text-sm font-semibold text-teal">{stop.shelf ?? copy.noShelf}</span>
            </ItemLine>
            <PutBackShares stop={stop} onBack={onBack} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pieces of a stop that go back to the shelf, order by order, and why. */
export function PutBackShares({ stop, onBack }: { stop: PickStop; onBack: OnBack }) {
  const shares = stop.shares.filter(({ toPutBack }) => toPutBack > 0)
  if (shares.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-2">
      {shares.map((share) => (
        <li key={share.orderId} className="flex flex-wrap items-center justify-between gap-3">
          <span className="figures min-w-0 font-semibold text-bad wrap-anywhere">
            {share.status === 'cancelled' ? copy.cancelled(share.number) : copy.changed(share.number)}
          </span>
          <Button kind="ink" className="min-h-14" onClick={() => onBack(stop, share, share.toPutBack)}>
            {copy.putBack(share.toPutBack)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
