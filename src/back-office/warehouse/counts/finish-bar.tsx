import { useState } from 'react'
import type { Count } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useQueueOf } from './entry-queue.ts'
import type { LineHere } from './use-counting.ts'

interface FinishBarProps {
  count: Count
  lines: readonly LineHere[]
}

/** The progress of the count, and the button that ends it: within reach of the thumb. */
export function FinishBar({ count: { _id: id, version }, lines }: FinishBarProps) {
  const isSending = useQueueOf(id).some(({ refused }) => refused === undefined)
  const [asking, setAsking] = useState<'finish' | 'drop' | null>(null)
  const left = lines.filter(({ counted }) => counted === null).length
  const close = useAct({
    send: (command) => callOffice('POST /counts/{id}/close', { params: { id }, body: {}, command }),
    stale: ['counts'],
    failed: copy.failed,
  })
  const drop = useAct({
    send: (command) => callOffice('POST /counts/{id}/drop', { params: { id }, body: { version }, command }),
    stale: ['counts'],
    failed: copy.failed,
  })
  return (
    <div
      {...keepClear}
      className="sticky bottom-14 z-20 lg:bottom-0 -mx-(--bleed) flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-(--bleed) py-3"
    >
      <p className="figures text-sm font-medium">
        {isSending ? copy.waitFirst : copy.progress(lines.length - left, lines.length)}
      </p>
      <span className="flex gap-2">
        <Button kind="quiet" className="px-3" onClick={() => setAsking('drop')}>
          {copy.drop}
        </Button>
        <Button disabled={isSending} onClick={() => setAsking('finish')}>
          {copy.finish}
        </Button>
      </span>
      {asking === 'finish' && (
        <Ask
          title={copy.finishTitle}
          text={copy.finishText(left)}
          yes={copy.finish}
          no={copy.keepOn}
          pending={close.pending}
          onYes={() => close.act(undefined, { onSettled: () => setAsking(null) })}
          onNo={() => setAsking(null)}
        />
      )}
      {asking === 'drop' && (
        <Ask
          title={copy.dropTitle}
          text={copy.dropText}
          yes={copy.dropYes}
          no={copy.dropNo}
          pending={drop.pending}
          onYes={() => drop.act(undefined, { onSettled: () => setAsking(null) })}
          onNo={() => setAsking(null)}
        />
      )}
    </div>
  )
}

interface AskProps {
  title: string
  text: string
  yes: string
  no: string
  pending: boolean
  onYes: () => void
  onNo: () => void
}

function Ask({ title, text, yes, no, pending, onYes, onNo }: AskProps) {
  return (
    <Dialog title={title} closeLabel={copy.close} size="narrow" onClose={onNo}>
      <p>{text}</p>
      <div className="mt-5 grid gap-2">
        <Button wide pending={pending} onClick={onYes}>
          {yes}
        </Button>
        <Button kind="outline" wide onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
