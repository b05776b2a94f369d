import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { HealthCheckShown } from '../../../shared/contract/office/health.ts'
import { healthCopy as copy } from '../../../shared/copy/office/health.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { healthQuery } from '../../api/office-queries.ts'
import { indianClock } from '../../parts/indian-time.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { BackupsPanel } from './backups-panel.tsx'

/** The system status, the most urgent issues first. */
export default function HealthScreen() {
  const { data, error, refetch, isFetching } = useQuery(healthQuery)
  if (!data) {
    return (
      <>
        <ScreenHead title={copy.title} text={copy.intro} />
        {error ? (
          <EmptyState icon={CircleAlert} title={copy.notLoaded} text={failureText(error, '')}>
            <Button pending={isFetching} onClick={() => void refetch()}>
              {copy.again}
            </Button>
          </EmptyState>
        ) : (
          <LoadingPart>
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-72 w-full" />
          </LoadingPart>
        )}
      </>
    )
  }
  const { checkedAt, checks } = data.data
  const wrong = [...checks.filter(({ state }) => state === 'bad'), ...checks.filter(({ state }) => state === 'warn')]
  return (
    <>
      <ScreenHead title={copy.title} text={wrong.length === 0 ? copy.allWell : copy.wrong(wrong.length)}>
        <p className="figures text-sm text-steel">{copy.checkedAt(indianClock(checkedAt))}</p>
      </ScreenHead>
      {error && <p className="mb-4 text-sm font-medium text-bad">{failureText(error, copy.notLoaded)}</p>}
      {wrong.length > 0 && <Problems checks={wrong} />}
      <WhatIsWell checks={checks.filter(({ state }) => state === 'ok')} />
      <BackupsPanel />
    </>
  )
}

const looks: Record<'warn' | 'bad', { icon: LucideIcon; edge: string; ink: string; tone: 'signal' | 'bad' }> = {
  bad: { icon: OctagonAlert, edge: 'border-l-bad', ink: 'text-bad', tone: 'bad' },
  warn: { icon: TriangleAlert, edge: 'border-l-signal', ink: 'text-signal-deep', tone: 'signal' },
}

function Problems({ checks }: { checks: readonly HealthCheckShown[] }) {
  return (
    <section aria-label={copy.wrongTitle} className="mb-6 grid grid-cols-1 gap-3">
      {checks.map(({ name, title, state, text, todo, since }) => {
        const look = looks[state === 'bad' ? 'bad' : 'warn']
        return (
          <article
            key={name}
            className={classNames('rounded-sm border border-l-4 border-line bg-card p-4 sm:p-5', look.edge)}
          >
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Icon of={look.icon} size={20} className={look.ink} />
              <h2 className="text-lg">{title}</h2>
              <Badge tone={look.tone}>{copy.states[state]}</Badge>
              {since && <span className="text-sm text-steel">{copy.since(formatMoment(since))}</span>}
            </div>
            <p className="mt-2">{text}</p>
            {todo && (
              <p className="mt-2 max-w-prose text-sm text-steel">
                <strong className="font-semibold text-ink">{copy.whatToDo}:</strong> {todo}
              </p>
            )}
          </article>
        )
      })}
    </section>
  )
}

function WhatIsWell({ checks }: { checks: readonly HealthCheckShown[] }) {
  return (
    <section aria-label={copy.wellTitle}>
      <dl className="divide-y divide-line rounded-sm border border-line bg-card">
        {checks.map(({ name, title, text }) => (
          <div key={name} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[16rem_minmax(0,1fr)] sm:px-5">
            <dt className="flex items-center gap-2 font-medium">
              <Icon of={CircleCheck} size={18} className="shrink-0 text-good" />
              {title}
            </dt>
            <dd className="pl-[1.625rem] text-sm text-steel sm:pl-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
