import type { CountLine } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ItemLine, itemName } from '../../scan/item-line.tsx'

interface DifferenceRowProps {
  line: CountLine
  chosen: boolean
  /** Left out: there is nothing to choose any more. */
  onChoose?: () => void
}

/** The counted and the expected quantity of a line, with the difference in large figures. */
export function DifferenceRow({ line, chosen, onChoose }: DifferenceRowProps) {
  const { counted, expected, difference = 0, worth, shelfMoved, before, by, booked } = line
  const inside = (
    <>
      <ItemLine item={line}>
        <span className="figures block text-sm text-steel">
          {counted} {copy.found}
          {expected !== undefined && ` · ${expected} ${copy.expected}`}
          {by && ` · ${by}`}
        </span>
        {before.map((round) => (
          <span key={round.by + round.counted} className="figures block text-sm text-steel">
            {copy.before(round.counted, round.by)}
          </span>
        ))}
        {shelfMoved && <span className="block text-sm font-medium text-bad">{copy.shelfMoved}</span>}
        {booked !== null && (
          <span className="block text-sm font-medium text-good">{booked === 0 ? copy.left : copy.booked}</span>
        )}
      </ItemLine>
      <span
        className={classNames(
          'figures text-xl font-bold whitespace-nowrap',
          difference < 0 ? 'text-bad' : difference > 0 ? 'text-good' : 'text-steel',
        )}
      >
        {difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0'}
        {worth !== undefined && worth !== 0 && (
          <span className="block text-right text-sm font-medium text-steel">{signedRupees(worth)}</span>
        )}
      </span>
    </>
  )
  const look = 'flex min-h-16 items-center gap-3 border-b border-line px-3 py-2'
  if (!onChoose) return <li className={classNames(look, 'bg-card')}>{inside}</li>
  return (
    <li>
      <label className={classNames(look, 'cursor-pointer', chosen ? 'bg-signal-wash' : 'bg-card')}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={onChoose}
          aria-label={copy.pick(itemName(line))}
          className="size-5 shrink-0 accent-teal"
        />
        {inside}
      </label>
    </li>
  )
}

function signedRupees(rupees: number): string {
  return `${rupees > 0 ? '+' : '−'}${formatRupees(Math.abs(rupees))}`
}
