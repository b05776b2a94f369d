import type { Picking } from '../../../shared/contract/office/pick-calls.ts'
import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { Moment } from '../../parts/moment.tsx'

/** Walks of others: who picks how many orders; one whose phone is gone is ended here. */
export function OtherWalks({ walks }: { walks: Picking['others'] }) {
  if (walks.length === 0) return null
  return (
    <section aria-label={copy.others}>
      <h2 className="mb-2 text-xl">{copy.others}</h2>
      <ul className="border-t border-line">
        {walks.map((walk) => (
          <OtherWalk key={walk._id} walk={walk} />
        ))}
      </ul>
    </section>
  )
}

function OtherWalk({ walk: { _id: id, by, orders, startedAt } }: { walk: Picking['others'][number] }) {
  const end = useAct({
    send: (command) => callOffice('POST /picks/{id}/end', { params: { id }, body: {}, command }),
    stale: ['picks'],
    failed: copy.failed,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {copy.other(by, orders)}
        <Moment at={startedAt} />
      </span>
      <ConfirmButton
        label={copy.endOther}
        title={copy.endOf(by)}
        question={copy.endOtherQuestion}
        keepLabel={copy.keep}
        act={end}
      />
    </li>
  )
}
