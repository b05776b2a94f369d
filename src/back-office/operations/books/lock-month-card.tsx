import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { MonthReturnShown } from '../../../shared/contract/office/books.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { Moment } from '../../parts/moment.tsx'

/** The lock of a month: what it keeps, or the owner's way to it. */
export function LockMonth({ data: { month, gstin, isOver, lock, problems } }: { data: MonthReturnShown }) {
  const mayLock = useMay()('books.lock')
  const [asked, setAsked] = useState(false)
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /books/lock', { body: { month, gstin, anyway: problems.length > 0 }, command }),
    stale: ['books'],
    failed: copy.failed,
    onDone: () => setAsked(false),
  })
  if (lock) {
    return (
      <Card title={copy.lock} aside={<Badge tone="good">{copy.locked}</Badge>}>
        <p>
          {copy.lockedBy(lock.by)}, <Moment at={lock.at} />
        </p>
        {lock.roundOff !== null && <p className="figures">{copy.roundedOff(formatRupees(lock.roundOff))}</p>}
        <p className="text-sm text-steel">
          {copy.sha256}: <span className="figures break-all">{lock.sha256}</span>
        </p>
      </Card>
    )
  }
  if (!mayLock || !isOver) return null
  return (
    <Card title={copy.lock} text={copy.lockText}>
      {!asked && (
        <Button kind="outline" className="justify-self-start" onClick={() => setAsked(true)}>
          <Icon of={Lock} size={16} />
          {copy.lock}
        </Button>
      )}
      {asked && (
        <div className="grid gap-3">
          <p className="font-semibold">{copy.lockQuestion(month)}</p>
          {problems.length > 0 && <p className="text-bad">{copy.lockAnyway(problems.length)}</p>}
          <div className="flex flex-wrap gap-2">
            <Button pending={pending} onClick={() => act()}>
              {copy.lock}
            </Button>
            <Button kind="outline" onClick={() => setAsked(false)}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}
