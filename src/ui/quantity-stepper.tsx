import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { deafWhile } from './aria-disabled-while.ts'
import { Icon } from './icon.tsx'

interface QuantityStepperProps {
  quantity: number
  onMore: () => void
  onFewer: () => void
  /** There is no more, or no fewer. */
  noMore?: boolean
  noFewer?: boolean
  labels: { quantity: string; more: string; fewer: string; type: string }
  /** Text that is being typed instead, null for nothing; `fault`: why it cannot be taken. */
  typed: { text: string | null; fault: string | undefined; isSaid: boolean; say: () => void }
  onType: (text: string) => void
  /** Enter, or the field is left. */
  onTyped: () => void
}

/** A sentence that came while a button is being pressed would move it from under the pointer; ms. */
const pressMs = 300

const button =
  'grid size-[44px] shrink-0 place-items-center not-aria-disabled:hover:bg-paper-deep aria-disabled:text-line-strong'

/**
 * One more, one less, or a number that is typed; a new quantity is announced. One that stands there when its page comes would be a
 * number without a word.
 */
export function QuantityStepper({ quantity, labels, typed, onType, onTyped, ...step }: QuantityStepperProps) {
  const [changed, setChanged] = useState(false)
  const faultId = useId()
  const fault = typed.isSaid ? typed.fault : undefined
  const done = (say: () => void) => {
    if (typed.text === null) return
    setChanged(true)
    say()
    onTyped()
  }
  return (
    <div>
      <fieldset
        aria-label={labels.quantity}
        onClickCapture={() => setChanged(true)}
        className="flex w-max items-center overflow-hidden rounded-sm border border-line-strong"
      >
        <button type="button" aria-label={labels.fewer} {...deafWhile(step.noFewer, step.onFewer)} className={button}>
          <Icon of={Minus} size={18} />
        </button>
        <output aria-live={changed && typed.text === null ? 'polite' : 'off'} className="sr-only">
          {quantity}
        </output>
        <input
          data-number="pieces"
          aria-label={labels.type}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultId}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          ref={(input) => input?.setCustomValidity(typed.fault ?? '')}
          value={typed.text ?? quantity}
          onChange={({ target }) => onType(target.value)}
          onFocus={({ target }) => target.select()}
          onInvalid={typed.say}
          onBlur={() => done(() => setTimeout(typed.say, pressMs))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // a question that opens would take it for its answer
            event.preventDefault()
            done(typed.say)
          }}
          className="figures h-[44px] w-[56px] bg-transparent text-center font-semibold"
        />
        <button type="button" aria-label={labels.more} {...deafWhile(step.noMore, step.onMore)} className={button}>
          <Icon of={Plus} size={18} />
        </button>
      </fieldset>
      <p id={faultId} aria-live="polite" className="mt-1 text-xs font-medium text-bad empty:hidden">
        {fault}
      </p>
    </div>
  )
}
