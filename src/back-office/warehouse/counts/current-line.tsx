import { Minus, Plus, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { ItemLine } from '../../scan/item-line.tsx'
import type { CountingHere, LineHere } from './use-counting.ts'

/** The line being counted, with its number: one more, one fewer, or typed as a whole. */
export function CurrentLine({ line, here }: { line: LineHere | undefined; here: CountingHere }) {
  if (!line) {
    return (
      <p className="rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-steel">
        {copy.scanFirst}
      </p>
    )
  }
  const counted = line.counted ?? 0
  const step =
    'grid size-14 shrink-0 place-items-center rounded-sm border border-line-strong bg-card aria-disabled:opacity-40'
  return (
    <section
      aria-label={copy.last}
      className="grid grid-cols-1 gap-3 rounded-md border-2 border-teal bg-card p-3 sm:p-4"
    >
      <ItemLine item={line}>
        {line.shelf !== null && <span className="figures block text-sm font-semibold text-teal">{line.shelf}</span>}
        {line.round > 1 && (
          <span className="block text-sm font-semibold text-signal-deep">{copy.again(line.round)}</span>
        )}
      </ItemLine>
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          aria-label={copy.fewer}
          {...deafWhile(counted === 0, () => here.setPieces(line, counted - 1))}
          className={step}
        >
          <Icon of={Minus} />
        </button>
        <output aria-live="polite" className="figures min-w-0 flex-1 text-center text-4xl font-bold">
          {line.counted ?? '–'}
        </output>
        <button type="button" aria-label={copy.more} onClick={() => here.addPieces(line, 1)} className={step}>
          <Icon of={Plus} />
        </button>
      </div>
      {line.shelfMoved && (
        <p className="flex gap-2 rounded-sm bg-bad-wash px-3 py-2 text-sm font-medium text-bad">
          <Icon of={TriangleAlert} size={18} />
          {copy.shelfMoved}
        </p>
      )}
      <Whole line={line} onSet={(pieces) => here.setPieces(line, pieces)} />
    </section>
  )
}

/** A number for all that lies there. */
function Whole({ line, onSet }: { line: LineHere; onSet: (pieces: number) => void }) {
  const [text, setText] = useState('')
  const [tooMany, setTooMany] = useState(false)
  const pieces = numberIn(text, { ...numberRules.count, most: countingLimits.countedPiecesMax })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pieces === undefined) return setTooMany(text.trim() !== '')
    onSet(pieces)
    setText('')
  }
  return (
    <Form onSubmit={submit} className="flex items-end gap-2">
      <NumberText
        kind="count"
        optional
        label={copy.inAll}
        value={text}
        error={tooMany ? copy.mostPieces(countingLimits.countedPiecesMax) : undefined}
        onText={(next) => {
          setText(next)
          setTooMany(false)
        }}
        className="figures min-w-0 flex-1"
      />
      <Button type="submit" kind="ink" disabled={text.trim() === ''} aria-label={`${copy.set}: ${line.name}`}>
        {copy.set}
      </Button>
    </Form>
  )
}
