import { useState } from 'react'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { scanCopy } from '../../../shared/copy/office/scan.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ItemLine, itemKey, itemName } from '../../scan/item-line.tsx'
import type { LineHere } from './use-counting.ts'

interface CountLinesProps {
  lines: readonly LineHere[]
  /** It is known what is to be counted. */
  hasEnd: boolean
  /** Only what is called like this. */
  text: string
  onClear: () => void
  onChoose: (key: string) => void
}

/** So many are drawn: more is found by scanning or by name. */
const shownMost = 60

/** The lines still to be counted, and those counted: each opens with a touch. */
export function CountLines({ lines, hasEnd, text, onClear, onChoose }: CountLinesProps) {
  const [tab, setWhich] = useState<'toCount' | 'isCounted'>('toCount')
  const which = hasEnd || lines.some(({ counted }) => counted === null) ? tab : 'isCounted'
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = lines.filter((line) => words.every((word) => itemName(line).toLowerCase().includes(word)))
  const left = found.filter(({ counted }) => counted === null)
  const shown = words.length > 0 ? found : which === 'toCount' ? left : found.filter(({ counted }) => counted !== null)
  const counts = { toCount: left.length, isCounted: found.length - left.length }
  return (
    <section>
      {words.length > 0 ? (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate">“{text}”</p>
          <Button kind="quiet" onClick={onClear}>
            {copy.toCount}
          </Button>
        </div>
      ) : (
        <div className="flex gap-1 border-b border-line">
          {(['toCount', 'isCounted'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === which}
              onClick={() => setWhich(each)}
              className={classNames(
                'min-h-11 border-b-2 px-3 text-sm font-semibold',
                each === which ? 'border-signal text-ink' : 'border-transparent text-steel',
              )}
            >
              {copy[each]} <span className="figures">{counts[each]}</span>
            </button>
          ))}
        </div>
      )}
      {shown.length === 0 && (
        <p className="wrap-anywhere py-6 text-center text-steel">
          {words.length > 0
            ? scanCopy.none(text)
            : which === 'toCount' && lines.length > 0
              ? copy.nothingLeft
              : copy.nothingCounted}
        </p>
      )}
      <ul>
        {shown.slice(0, shownMost).map((line) => (
          <li key={line.id} className="border-b border-line">
            <Row line={line} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {shown.length > shownMost && <p className="py-3 text-sm text-steel">{copy.shown(shownMost, shown.length)}</p>}
    </section>
  )
}

function Row({ line, onChoose }: { line: LineHere; onChoose: (key: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => {
        onChoose(itemKey(line))
        window.scrollTo({ top: 0 })
      }}
      className="flex min-h-16 w-full items-center gap-3 bg-card px-3 py-2 hover:bg-paper-sunk"
    >
      <ItemLine item={line}>
        {line.shelf !== null && <span className="figures block text-sm font-semibold text-teal">{line.shelf}</span>}
        {line.shelfMoved && <span className="block text-sm font-semibold text-bad">{copy.again(line.round)}</span>}
      </ItemLine>
      <span className={classNames('figures text-xl font-bold', line.waits && 'text-signal-deep')}>
        {line.counted ?? ''}
      </span>
    </button>
  )
}
