import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { LedgerOf } from './ledger.tsx'

interface ItemNumbersProps {
  item: StockItem
  of: LedgerOf
  /** Shows the ledger of this number. */
  onExplain: (of: LedgerOf) => void
}

/** The numbers of an item; each that the ledger explains opens it. */
export function ItemNumbers({ item, of, onExplain }: ItemNumbersProps) {
  const { columns } = copy
  const explain = (which: LedgerOf) => ({
    explained: of === which,
    onExplain: () => {
      onExplain(which)
      document.getElementById('ledger')?.scrollIntoView({ block: 'start' })
    },
  })
  return (
    <section aria-label={copy.now} className="overflow-hidden rounded-md border border-line bg-card">
      <div className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
        <Figure name={columns.free} value={item.free} big {...explain('on_hand')} />
        <Figure name={columns.onHand} value={item.onHand} {...explain('on_hand')} />
        <Figure name={columns.held} value={item.held} {...explain('held')} />
        <Figure name={columns.incoming} value={item.incoming} />
      </div>
      <ul className="figures flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm empty:hidden">
        {item.daysLeft !== null && (
          <li className="font-semibold">
            {columns.days} {copy.lasts(item.daysLeft)}
          </li>
        )}
        {item.daysCovered !== null && item.incoming > 0 && <li>{copy.covered(item.daysCovered)}</li>}
        {item.point !== null && <li className="text-steel">{copy.point(item.point)}</li>}
        {item.suggestion > 0 && <li className="font-semibold text-signal-deep">{copy.suggestion(item.suggestion)}</li>}
        {item.holds.until !== null && item.held > 0 && (
          <li className="text-steel">{copy.holds(item.holds.payments, formatMoment(item.holds.until))}</li>
        )}
        {item.cost != null && (
          <li className="text-steel">
            {copy.cost} {copy.each(formatRupees(item.cost))}
            {item.value != null && ` · ${copy.columns.value} ${formatRupees(item.value)}`}
          </li>
        )}
      </ul>
    </section>
  )
}

interface FigureProps {
  name: string
  value: number
  big?: boolean
  explained?: boolean
  onExplain?: () => void
}

function Figure({ name, value, big, explained, onExplain }: FigureProps) {
  const inside = (
    <>
      <span className="caption text-steel">{name}</span>
      <span className={classNames('figures block font-bold', big ? 'text-3xl' : 'text-2xl')}>{value}</span>
    </>
  )
  const box = 'flex flex-col items-start justify-between gap-1 bg-card px-4 py-3 text-left'
  if (!onExplain) return <div className={box}>{inside}</div>
  return (
    <button
      type="button"
      onClick={onExplain}
      aria-pressed={explained}
      title={copy.whyThis(name)}
      className={`${box} hover:bg-paper-sunk focus-visible:-outline-offset-2`}
    >
      {inside}
    </button>
  )
}
