import { useState } from 'react'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'

/** Result of the last lines: a sentence for each that did not match. */
export interface Filled {
  count: number
  faults: readonly string[]
}

interface PasteTrackingProps {
  filled: Filled | null
  readOnly: boolean
  onFill: (text: string) => void
}

/** A field for lines of a spreadsheet with tracking numbers, and what became of them. */
export function PasteTracking({ filled, readOnly, onFill }: PasteTrackingProps) {
  const [text, setText] = useState('')
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        label={copy.paste}
        hint={copy.pasteHint}
        rows={2}
        value={text}
        readOnly={readOnly}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button
        kind="outline"
        className="justify-self-start"
        disabled={readOnly || text.trim() === ''}
        onClick={() => onFill(text)}
      >
        {copy.fill}
      </Button>
      <div role="status" className="figures text-sm empty:hidden">
        {filled && <p>{copy.filledIn(filled.count)}</p>}
        {filled && filled.faults.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-bad">
            {filled.faults.map((fault) => (
              <li key={fault} className="break-words">
                {fault}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
