import { Minus, Plus, Trash2 } from 'lucide-react'
import type { PricedSaleLine } from '../../../shared/contract/office/counter.ts'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { ItemLine, itemName } from '../../scan/item-line.tsx'
import type { TypedLine } from './counter-sale.ts'

interface SaleLineProps {
  line: TypedLine
  /** Prices of the server; undefined until it has answered. */
  priced: PricedSaleLine | undefined
  /** Error of the line, as the server says it. */
  error: string | undefined
  /** Null: it is taken out. */
  onChange: (line: TypedLine | null) => void
}

/** One line of a sale: what it is, how many, what is taken off, what it comes to. */
export function SaleLine({ line, priced, error, onChange }: SaleLineProps) {
  const { item, quantity, discount } = line
  const name = itemName(item)
  const pieces = typeof quantity === 'number' ? quantity : 0
  const step = 'grid size-11 place-items-center disabled:opacity-40'
  const short = priced && priced.available < priced.quantity ? copy.left(priced.available) : null
  const fault = error ?? short ?? priced?.notice
  return (
    <li className="border-b border-line bg-card px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-56 flex-1">
          <ItemLine item={item}>
            {priced && (
              <span className="figures block text-sm text-steel">
                {copy.each(formatRupees(priced.price), priced.mrp > priced.price ? formatRupees(priced.mrp) : null)}
              </span>
            )}
            {line.was && <span className="block text-sm font-medium text-bad">{copy.was(formatRupees(line.was))}</span>}
          </ItemLine>
        </div>
        <div className="flex shrink-0 items-start gap-1">
          <button
            type="button"
            aria-label={copy.fewer(name)}
            disabled={pieces <= 1}
            onClick={() => onChange({ ...line, quantity: pieces - 1 })}
            className={step}
          >
            <Icon of={Minus} size={18} />
          </button>
          <NumberField
            kind="pieces"
            label={copy.quantity(name)}
            hideLabel
            value={quantity}
            onChange={(now) => onChange({ ...line, quantity: now })}
            className="figures w-20 font-semibold"
          />
          <button
            type="button"
            aria-label={copy.more(name)}
            onClick={() => onChange({ ...line, quantity: pieces + 1 })}
            className={step}
          >
            <Icon of={Plus} size={18} />
          </button>
        </div>
        <NumberField
          kind="rupees"
          label={copy.discount(name)}
          aria-label={copy.discount(name)}
          hideLabel
          optional
          value={discount}
          onChange={(now) => onChange({ ...line, discount: now })}
          className="figures w-28 shrink-0"
        />
        <strong className="figures ml-auto min-w-20 text-right">{priced ? formatRupees(priced.total) : ''}</strong>
        <Button kind="quiet" className="px-3" aria-label={copy.remove(name)} onClick={() => onChange(null)}>
          <Icon of={Trash2} size={18} />
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-bad empty:hidden">
        {fault}
      </p>
    </li>
  )
}
