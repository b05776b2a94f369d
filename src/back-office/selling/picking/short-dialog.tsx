import { useState } from 'react'
import type { PickStop } from '../../../shared/contract/office/pick-calls.ts'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { pickLimits } from '../../../shared/pick-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { itemName } from '../../scan/item-line.tsx'

interface ShortDialogProps {
  stop: PickStop
  missing: number
  onClose: () => void
  /** Receives the number of pieces that are still on the shelf. */
  onShort: (there: number) => void
}

/** Asks how many pieces are still on a shelf where some are missing: that is counted at once. */
export function ShortDialog({ stop, missing, onClose, onShort }: ShortDialogProps) {
  const [text, setText] = useState('0')
  const there = numberIn(text, { ...numberRules.count, most: pickLimits.piecesMost })
  return (
    <Dialog title={copy.shortOf(itemName(stop))} closeLabel={copy.cancel} onClose={onClose} size="narrow">
      <Form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (there !== undefined) onShort(there)
        }}
      >
        <p>{copy.shortText(missing)}</p>
        <NumberText kind="count" label={copy.there} value={text} onText={setText} className="figures" />
        <Button type="submit" className="min-h-14">
          {copy.markShort}
        </Button>
      </Form>
    </Dialog>
  )
}
