import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** The actions on a previewed job: apply it, or cancel it. */
export function JobSteps({ job }: { job: OfficeJob }) {
  const { _id: id, kind, counts, lands } = job
  const count = (counts?.new ?? 0) + (counts?.changed ?? 0)
  const wrong = kind === 'import' ? (counts?.wrong ?? 0) : 0
  const look = kind === 'import' ? copy.inText : copy.lookText
  const apply = useAct({
    send: (command) => callOffice('POST /jobs/{id}/apply', { params: { id }, body: { skipWrong: wrong > 0 }, command }),
    stale: ['jobs'],
    failed: copy.applyFailed,
  })
  return (
    <div className="grid gap-3 rounded-md border border-line bg-card p-4 sm:flex sm:items-center sm:justify-between">
      <p className="min-w-0 font-semibold">
        {kind === 'bulk' && (counts?.wrong ?? 0) > 0 && `${copy.leftOut(counts?.wrong ?? 0)} `}
        {wrong > 0 ? copy.wrongFirst(wrong, count) : count === 0 ? copy.nothingToDo : look} {copy.lands(lands)}
      </p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <StopButton job={job} />
        {count > 0 && (
          <Button kind={wrong > 0 ? 'outline' : 'signal'} pending={apply.pending} onClick={() => apply.act()}>
            {wrong > 0 ? copy.applyRight(count) : copy.apply(count, kind === 'bulk')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Stops a job. */
export function StopButton({ job: { _id: id } }: { job: OfficeJob }) {
  const stop = useAct({
    send: (command) => callOffice('POST /jobs/{id}/cancel', { params: { id }, command }),
    stale: ['jobs'],
    failed: copy.stopFailed,
  })
  return (
    <Button kind="outline" pending={stop.pending} onClick={() => stop.act()}>
      {copy.stop}
    </Button>
  )
}
