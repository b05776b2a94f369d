import { useState } from 'react'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** Ends the own walk: at once where all stops are done, else after a question; then its orders are packed. */
export function EndWalk({ walkId, open, waits }: { walkId: string; open: number; waits: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const end = useAct({
    send: (command) => callOffice('POST /picks/{id}/end', { params: { id: walkId }, body: {}, command }),
    stale: ['picks'],
    failed: copy.failed,
    onDone: () => {
      if (open === 0) navigate('/orders?queue=to_pack&pick=picked')
    },
  })
  return (
    <div className="grid grid-cols-1 gap-2">
      {waits && <p className="text-sm text-steel">{copy.endWaits}</p>}
      <Button
        kind={open === 0 ? 'signal' : 'outline'}
        className="min-h-14"
        pending={end.pending}
        {...deafWhile(waits, () => (open === 0 ? end.act() : setAsking(true)))}
      >
        {copy.end}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.endTitle}
          question={copy.endQuestion(open)}
          confirmLabel={copy.end}
          keepLabel={copy.keep}
          onConfirm={() => {
            setAsking(false)
            end.act()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
