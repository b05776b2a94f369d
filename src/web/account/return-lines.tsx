import { useId } from 'react'
import type { Order } from '../../shared/contract/orders.ts'
import { returnRequestCopy } from '../../shared/copy/return-requests.ts'
import { NumberText } from '../../ui/number-field.tsx'

const copy = returnRequestCopy.form

interface ReturnLinesProps {
  order: Order
  /** Pieces as they are typed, by the position of each chosen line. */
  pieces: Readonly<Record<number, string>>
  problem: string | undefined
  onChange: (pieces: Readonly<Record<number, string>>) => void
}

/** The lines of an order, each to be ticked; of several pieces it is said how many come back. */
export function ReturnLines({ order, pieces, problem, onChange }: ReturnLinesProps) {
  const problemId = useId()
  const choose = (position: number, typed: string | null) => {
    const { [position]: _, ...others } = pieces
    onChange(typed === null ? others : { ...others, [position]: typed })
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-sm font-medium">{copy.choose}</legend>
      {order.products.map((line, index) => {
        const position = index + 1
        const typed = pieces[position]
        const name = [line.name, line.variantName].filter(Boolean).join(', ')
        return (
          <div key={`${line.productId} ${line.variantId}`} className="rounded-sm border border-line-strong px-3">
            <label className="flex min-h-11 items-center gap-3 py-2 text-sm">
              <input
                type="checkbox"
                checked={typed !== undefined}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problemId}
                onChange={(event) => choose(position, event.target.checked ? String(line.quantity) : null)}
                className="size-5 shrink-0 accent-teal"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="figures shrink-0 text-steel">{line.quantity} ×</span>
            </label>
            {typed !== undefined && line.quantity > 1 && (
              <NumberText
                kind="pieces"
                label={copy.pieces(name)}
                hint={copy.of(line.quantity)}
                value={typed}
                onText={(text) => choose(position, text)}
                className="pb-3"
              />
            )}
          </div>
        )
      })}
      <p id={problemId} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
