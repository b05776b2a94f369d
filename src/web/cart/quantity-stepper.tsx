import { Minus, Plus } from 'lucide-react'
import { cart as copy } from '../../shared/copy/cart.ts'
import { Icon } from '../ui/icon.tsx'

interface QuantityStepperProps {
  /** What it is a quantity of, for screen readers. */
  name: string
  quantity: number
  onMore: () => void
  onFewer: () => void
}

const button = 'grid size-11 place-items-center hover:bg-paper-deep'

/** One more, one less; a new quantity is announced. */
export function QuantityStepper({ name, quantity, onMore, onFewer }: QuantityStepperProps) {
  return (
    <fieldset
      aria-label={copy.quantity(name)}
      className="flex items-center overflow-hidden rounded-sm border border-line-strong"
    >
      <button type="button" aria-label={copy.fewer(name)} onClick={onFewer} className={button}>
        <Icon of={Minus} size={18} />
      </button>
      <output aria-live="polite" className="figures min-w-10 text-center font-semibold">
        {quantity}
      </output>
      <button type="button" aria-label={copy.more(name)} onClick={onMore} className={button}>
        <Icon of={Plus} size={18} />
      </button>
    </fieldset>
  )
}
