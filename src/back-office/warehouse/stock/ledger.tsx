import { useInfiniteQuery } from '@tanstack/react-query'
import type { StockMovement } from '../../../shared/contract/office/stock-calls.ts'
import { officeShell } from '../../../shared/copy/office/shell.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { ledgerQuery } from './stock-data.ts'

const copy = stockCopy.ledger

/** The stock number to explain. */
export type LedgerOf = 'on_hand' | 'held'

/** The stock movements behind a number: each with its cause, the person, its document, and the quantity after it. */
export function Ledger({ id, of, onChange }: { id: string; of: LedgerOf; onChange: (of: LedgerOf) => void }) {
  const list = useInfiniteQuery(ledgerQuery(id, of))
  const rows = list.data?.pages.flatMap(({ data }) => data)
  return (
    <section id="ledger" aria-labelledby="ledger-title" className="min-w-0 rounded-md border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h2 id="ledger-title" className="text-lg">
          {copy.title}
        </h2>
        <fieldset aria-label={copy.which} className="flex overflow-hidden rounded-sm border border-line-strong">
          <Choice here={of === 'on_hand'} onChoose={() => onChange('on_hand')} label={copy.ofOnHand} />
          <Choice here={of === 'held'} onChoose={() => onChange('held')} label={copy.ofHeld} />
        </fieldset>
      </div>
      {!rows && !list.error && (
        <LoadingPart className="m-4">
          <Skeleton className="h-40" />
        </LoadingPart>
      )}
      {list.error && (
        <p className="flex flex-wrap items-center gap-2 p-4 text-sm text-bad">
          {failureText(list.error, copy.failed)}
          <Button kind="quiet" onClick={() => void list.refetch()}>
            {officeShell.again}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p className="p-4 text-sm text-steel">{copy.none}</p>}
      {rows && rows.length > 0 && (
        <ol className="mt-2 divide-y divide-line">
          {rows.map((row) => (
            <Movement key={row._id} row={row} />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <div className="border-t border-line p-3">
          <Button kind="outline" wide pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {copy.older}
          </Button>
        </div>
      )}
    </section>
  )
}

function Choice({ here, onChoose, label }: { here: boolean; onChoose: () => void; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={here}
      onClick={onChoose}
      className={classNames(
        'min-h-11 px-4 text-sm font-semibold focus-visible:-outline-offset-2',
        here ? 'bg-ink text-on-ink' : 'bg-card hover:bg-paper-sunk',
      )}
    >
      {label}
    </button>
  )
}

function Movement({ row }: { row: StockMovement }) {
  const { text, at, by, kind, note, document, change, left } = row
  const who = by ?? (kind === 'receive' || kind === 'adjust' ? null : copy.shopper)
  return (
    <li className="flex items-baseline gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {text}
          {document && (
            <span className="figures font-normal">
              {' · '}
              {document.path ? (
                <Link to={document.path} className="text-teal underline underline-offset-4">
                  {document.label}
                </Link>
              ) : (
                document.label
              )}
            </span>
          )}
        </p>
        <p className="text-xs text-steel">
          <Moment at={at} alone className="figures" />
          {who && ` · ${who}`}
        </p>
        {note && <p className="mt-0.5 text-sm break-words">{note}</p>}
      </div>
      <p className="figures shrink-0 text-right">
        <span className={classNames('block font-bold', change > 0 ? 'text-good' : 'text-ink')}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
        <span className="block text-xs text-steel">{copy.left(left)}</span>
      </p>
    </li>
  )
}
