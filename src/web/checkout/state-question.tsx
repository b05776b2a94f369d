import { useLayoutEffect, useRef } from 'react'
import { addressDoubt as copy } from '../../shared/copy/address-doubt.ts'
import { Button } from '../../ui/button.tsx'
import type { StateDoubt } from './find-doubt.ts'

interface StateQuestionProps {
  doubt: StateDoubt
  pending: boolean
  onYes: () => void
  onChange: () => void
}

/** Asks once whether the state of an address is right although its PIN code lies elsewhere. */
export function StateQuestion({ doubt, pending, onYes, onChange }: StateQuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  // on a phone it takes the place of the button that was pressed
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility() === false) box.current?.focus()
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-question
      className="grid basis-full gap-2 rounded-xs bg-signal-wash px-3 py-2 text-sm"
    >
      <p>
        {copy.text(doubt)} {copy.ask(doubt.state)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" pending={pending} onClick={onYes}>
          {copy.yes(doubt.state)}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {copy.change}
        </Button>
      </div>
    </div>
  )
}
