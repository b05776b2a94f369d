import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Card } from '../../parts/card.tsx'

type Counter = OfficeAnswer<'GET /people'>['data']['counters'][number]

/** The computers on which a PIN opens the day's work. */
export function CounterList({ counters }: { counters: readonly Counter[] }) {
  const { act, pending } = useAct({
    send: (command, id: string) => callOffice('DELETE /counters/{id}', { params: { id }, command }),
    stale: ['people'],
    failed: peopleScreens.failed,
  })
  return (
    <Card title={peopleScreens.counters} text={peopleScreens.countersText}>
      {counters.length === 0 ? (
        <p>{peopleScreens.noCounters}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {counters.map((counter) => (
            <li key={counter._id} className="flex flex-wrap items-center gap-x-4 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">{counter.name}</p>
                <p className="text-xs text-steel">
                  {peopleScreens.enrolled(counter.enrolledBy, formatMoment(counter.enrolledAt))}
                </p>
              </div>
              <Button
                kind="outline"
                disabled={pending}
                aria-label={`${peopleScreens.withdraw}: ${counter.name}`}
                onClick={() => act(counter._id)}
              >
                {peopleScreens.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
