import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Today } from '../../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { goWithout, LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useMay, useMe } from '../../api/use-me.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { RunsLow } from './runs-low.tsx'
import { SalesToday } from './sales-today.tsx'
import { WorkQueues } from './work-queues.tsx'

const pollMs = 30_000
const salesOfDays = partLoader(() => import('./sales-of-days.tsx'))

/** The work that waits today: the first screen of everybody. */
export default function TodayScreen() {
  const { name } = useMe()
  const may = useMay()
  return (
    <>
      <ScreenHead title={copy.title} text={copy.hello(name)} />
      {may('orders.see') && <Waiting />}
      {may('runs.own') && !may('orders.see') && <OwnRun />}
    </>
  )
}

/** The way to the own run, for who has nothing else to do here. */
function OwnRun() {
  return (
    <Link
      to="/runs"
      className="flex min-h-14 items-center rounded-sm border border-line bg-card px-4 py-3 font-semibold hover:border-ink"
    >
      {copy.ownRun}
    </Link>
  )
}

function Waiting() {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'today'],
    queryFn: ({ signal }) => callOffice('GET /today', { signal }),
    refetchInterval: pollMs,
    meta: { live: ['orders'] },
  })
  if (data) return <Present today={data.data} />
  if (!error) return <Loading />
  return (
    <EmptyState icon={TriangleAlert} title={copy.failed} text={failureText(error, copy.failedText)}>
      <Button onClick={() => void refetch()}>{copy.again}</Button>
    </EmptyState>
  )
}

function Present({ today }: { today: Today }) {
  const may = useMay()
  const { waiting, sales, runsLow, setUp, done } = today
  const orders = waiting.filter(({ path }) => path?.startsWith('/orders'))
  const cannotSell = waiting.some(({ key, count }) => key === 'first_run' && count > 0)
  const allDone = !cannotSell && orders.every(({ count }) => count === 0)
  return (
    <div className="grid gap-8">
      {allDone && (
        <p className="flex items-center gap-3 rounded-sm border border-good/30 bg-good-wash px-4 py-3 text-good">
          <Icon of={CircleCheck} />
          <span>
            <strong>{copy.allDone}.</strong> {copy.allDoneText(done.packed, done.shipped)}
          </span>
        </p>
      )}
      <WorkQueues waiting={waiting} done={done} />
      {setUp && (
        <Link
          to="/set-up"
          className="flex min-h-14 items-center justify-between gap-4 rounded-sm border border-line bg-card px-4 py-3 hover:border-ink"
        >
          <span className="font-semibold">{copy.setUp}</span>
          <span className="figures text-sm text-steel">{copy.setUpProgress(setUp.done, setUp.of)}</span>
        </Link>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {sales && <SalesToday sales={sales} />}
          {may('reports.see') && <LazyPart part={salesOfDays} props={{}} onFailure={goWithout} />}
        </div>
        <RunsLow items={runsLow} />
      </div>
    </div>
  )
}

function Loading() {
  return (
    <LoadingPart text={copy.loading} className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
      {['a', 'b', 'c', 'd', 'e'].map((card) => (
        <Skeleton key={card} className="h-24" />
      ))}
    </LoadingPart>
  )
}
