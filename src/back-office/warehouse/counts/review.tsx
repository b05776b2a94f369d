import { CircleCheck, ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import type { Count, CountLine } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { DifferenceRow } from './difference-row.tsx'

type Waiting = OfficeAnswer<'POST /counts/{id}/approve'>['data']['waiting']

/** The result of a count. Its lines are reviewed, counted again, skipped, or booked as stock. */
export function Review({ count }: { count: Count }) {
  const may = useMay()
  // what is ticked is put right: all of it, until somebody takes a tick away
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [waiting, setWaiting] = useState<Waiting>([])
  const isToApprove = count.state === 'closed' && may('counts.approve')
  const counted = count.items.filter((line) => line.counted !== null)
  const differing = counted.filter((line) => line.difference || line.shelfMoved)
  const same = counted.length - differing.length
  if (count.state === 'closed' && !isToApprove) {
    return <EmptyState icon={ClipboardCheck} title={copy.states.closed} text={copy.reviewWait} />
  }
  const toggle = (id: number) => {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormAlert text={count.notYours ?? undefined} />
      {waiting.length > 0 && <CannotYet waiting={waiting} />}
      {differing.length === 0 ? (
        <EmptyState icon={CircleCheck} title={copy.noneDiffers} text={copy.noneDiffersText} />
      ) : (
        <section>
          <h2 className="text-lg">{copy.differs}</h2>
          <Worth lines={differing} />
          <ul className="mt-2 border-t border-line">
            {differing.map((line) => (
              <DifferenceRow
                key={line.id}
                line={line}
                chosen={!leftOut.has(line.id)}
                {...(isToApprove && line.booked === null && { onChoose: () => toggle(line.id) })}
              />
            ))}
          </ul>
        </section>
      )}
      {same > 0 && <p className="text-sm text-steel">{copy.same(same)}</p>}
      {isToApprove && (
        <ApproveBar
          count={count}
          open={differing.filter(({ booked }) => booked === null)}
          leftOut={leftOut}
          onDone={(next) => {
            setLeftOut(new Set())
            setWaiting(next)
          }}
        />
      )}
    </div>
  )
}

/** The missing and the surplus value in rupees; nothing for people who may not see costs. */
function Worth({ lines }: { lines: readonly CountLine[] }) {
  const all = lines.flatMap(({ worth }) => worth ?? [])
  if (all.length === 0) return null
  const sum = (those: readonly number[]) => formatRupees(Math.abs(those.reduce((total, each) => total + each, 0)))
  return (
    <p className="figures mt-1 text-sm text-steel">
      {copy.worth(sum(all.filter((each) => each < 0)), sum(all.filter((each) => each > 0)))}
    </p>
  )
}

function CannotYet({ waiting }: { waiting: Waiting }) {
  return (
    <section role="status" className="rounded-sm border border-signal bg-signal-wash p-3 text-sm">
      <h2 className="text-base">{copy.cannotYet}</h2>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {waiting.map(({ line, name, because }) => (
          <li key={line}>
            <strong>{name}:</strong> {because}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ApproveBarProps {
  count: Count
  open: readonly CountLine[]
  leftOut: ReadonlySet<number>
  onDone: (waiting: Waiting) => void
}

/** Puts right what is ticked; the rest stays as it is, or is counted again. */
function ApproveBar({ count: { _id: id, version }, open, leftOut, onDone }: ApproveBarProps) {
  const without = open.map((line) => line.id).filter((line) => leftOut.has(line))
  const base = { stale: ['counts'], failed: copy.failed }
  const recount = useAct({
    ...base,
    send: (command) =>
      callOffice('POST /counts/{id}/recount', { params: { id }, body: { version, lines: without }, command }),
    onDone: () => onDone([]),
  })
  const approve = useAct({
    ...base,
    send: (command) => callOffice('POST /counts/{id}/approve', { params: { id }, body: { version, without }, command }),
    onDone: ({ data }: OfficeAnswer<'POST /counts/{id}/approve'>) => onDone(data.waiting),
  })
  const reopen = useAct({
    ...base,
    send: (command) => callOffice('POST /counts/{id}/reopen', { params: { id }, body: { version }, command }),
  })
  const left = open.length - without.length
  return (
    <div
      {...keepClear}
      className="sticky bottom-14 z-20 lg:bottom-0 -mx-(--bleed) grid gap-2 border-t border-line bg-card px-(--bleed) py-3"
    >
      {without.length > 0 && <p className="text-sm text-steel">{copy.approveHint}</p>}
      <div className="flex flex-wrap gap-2">
        <Button pending={approve.pending} onClick={() => approve.act()} className="max-sm:w-full">
          {copy.approve(left)}
        </Button>
        {without.length > 0 && (
          <Button kind="outline" pending={recount.pending} onClick={() => recount.act()} className="max-sm:w-full">
            {copy.recount(without.length)}
          </Button>
        )}
        <Button kind="quiet" pending={reopen.pending} onClick={() => reopen.act()}>
          {copy.reopen}
        </Button>
      </div>
    </div>
  )
}
