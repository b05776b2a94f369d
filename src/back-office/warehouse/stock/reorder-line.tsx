import type { ReorderLine as Line } from '../../../shared/contract/office/reorder-calls.ts'
import { reorderCopy as copy } from '../../../shared/copy/office/reorder.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { NumberText } from '../../../ui/number-field.tsx'
import { Link } from '../../../ui/router/link.tsx'

interface ReorderLineProps {
  line: Line
  /** The quantity to order as typed; null: none. */
  typed: string | null
  onType: (item: string, text: string | null) => void
  /** Nobody supplies it: nothing can be chosen. */
  isFixed: boolean
}

/** One thing to order: how long it lasts, and how many; without its tick it is not ordered. */
export function ReorderLine({ line, typed, onType, isFixed }: ReorderLineProps) {
  const { item, name, code, free, incoming, sold, paceDays, daysLeft, pack, suggestion, waiting } = line
  const pieces = numberIn(typed ?? '', numberRules.pieces)
  const details = [
    code,
    copy.free(free, incoming),
    sold > 0 && copy.sold(sold, paceDays),
    waiting > 0 && copy.waiting(waiting),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="flex items-start gap-2 py-2.5">
      {!isFixed && (
        <label className="-ml-3 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={copy.take(name)}
            checked={typed !== null}
            onChange={(event) => onType(item, event.target.checked ? String(suggestion) : null)}
            className="size-5 accent-teal"
          />
        </label>
      )}
      <div className="min-w-0 flex-1 pt-1">
        <Link to={`/stock/items/${item}`} className="font-medium underline-offset-4 hover:underline">
          {name}
        </Link>
        <p className="figures text-sm font-semibold text-signal-deep">{copy.left(daysLeft)}</p>
        <p className="figures text-xs text-steel">{details}</p>
      </div>
      {isFixed ? (
        <p className="figures pt-1 text-lg font-bold">{suggestion}</p>
      ) : (
        <div className="w-24 shrink-0 text-right">
          <NumberText
            kind="pieces"
            label={copy.quantityOf(name)}
            hideLabel
            disabled={typed === null}
            value={typed ?? ''}
            onFocus={(event) => event.target.select()}
            onText={(text) => onType(item, text)}
            className="figures font-bold"
          />
          {pack > 1 && pieces !== undefined && pieces % pack === 0 && (
            <p className="figures mt-0.5 text-xs text-steel">{copy.packs(pieces / pack, pack)}</p>
          )}
        </div>
      )}
    </li>
  )
}
