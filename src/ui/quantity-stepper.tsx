import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { deafWhile } from './deaf-while.ts'
import { Icon } from './icon.tsx'

interface QuantityStepperProps {
  quantity: number
  onMore: () => void
  onFewer: () => void
  /** There is no more, or no fewer. */
  noMore?: boolean
  noFewer?: boolean
  labels: { quantity: string; more: string; fewer: string }
}

const button =
  'grid size-[44px] shrink-0 place-items-center not-aria-disabled:hover:bg-paper-deep aria-disabled:text-line-strong'

/** One more, one less; a new quantity is announced. One that stands there when its page comes would be a number without a word. */
export function QuantityStepper({ quantity, onMore, onFewer, noMore, noFewer, labels }: QuantityStepperProps) {
  const [pressed, setPressed] = useState(false)
  return (
    <fieldset
      aria-label={labels.quantity}
      onClickCapture={() => setPressed(true)}
      className="flex items-center overflow-hidden rounded-sm border border-line-strong"
    >
      <button type="button" aria-label={labels.fewer} {...deafWhile(noFewer, onFewer)} className={button}>
        <Icon of={Minus} size={18} />
      </button>
      <output aria-live={pressed ? 'polite' : 'off'} className="figures min-w-10 text-center font-semibold">
        {quantity}
      </output>
      <button type="button" aria-label={labels.more} {...deafWhile(noMore, onMore)} className={button}>
        <Icon of={Plus} size={18} />
      </button>
    </fieldset>
  )
}
