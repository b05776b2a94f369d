import { useState } from 'react'
import type { MonthReturnShown } from '../../../shared/contract/office/books.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'

type Frequency = keyof typeof copy.frequencies

/** Choice of how often the GSTIN files from the quarter of the month on: the owner chooses, while none of its months is locked. */
export function FilingFrequencyCard({ data: { month, gstin, as } }: { data: MonthReturnShown }) {
  const kept: Frequency = as === 'gstr1' ? 'monthly' : 'quarterly'
  const [frequency, setFrequency] = useState(kept)
  const mayChoose = useMay()('books.lock')
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /books/filing-frequency', { body: { month, gstin, frequency }, command }),
    stale: ['books'],
    failed: copy.failed,
  })
  if (!mayChoose) return null
  return (
    <Card title={copy.filing} text={copy.filingText}>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={copy.returns}
          value={frequency}
          options={Object.entries(copy.frequencies).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setFrequency(target.value as Frequency)}
        />
        <Button kind="outline" pending={pending} disabled={frequency === kept} onClick={() => act()}>
          {copy.saveFiling}
        </Button>
      </div>
    </Card>
  )
}
