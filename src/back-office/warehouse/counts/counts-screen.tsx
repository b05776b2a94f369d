import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CountRow } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { countsQuery } from './counts-data.ts'
import { NewCountDialog } from './new-count-dialog.tsx'
import { StateBadge } from './state-badge.tsx'

/** Counts under way, and those that are done. */
export default function CountsScreen() {
  const search = useSearchParams()
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  const which = search.get('which') === 'done' ? 'done' : 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(countsQuery(which, page))
  const pageAddress = (to: number) => `/counts?which=${which}&page=${to}`
  const start = (
    <Button onClick={() => setStarting(true)} className="max-sm:w-full">
      <Icon of={Plus} size={18} />
      {copy.start}
    </Button>
  )
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text}>
        {start}
      </ScreenHead>
      <Tabs
        label={copy.title}
        tabs={[
          { to: '/counts', label: copy.open, here: which === 'open' },
          { to: '/counts?which=done', label: copy.done, here: which === 'done' },
        ]}
      />
      <LoadedPart query={query}>
        {({ data, pageSize }) => (
          <>
            {data.length === 0 && <Nothing which={which} />}
            <ul className="grid grid-cols-1 gap-3">
              {data.map((count) => (
                <CountCard key={count._id} count={count} />
              ))}
            </ul>
            <PageTurn copy={copy} page={page} more={data.length === pageSize} addressOf={pageAddress} />
          </>
        )}
      </LoadedPart>
      {isStarting && (
        <NewCountDialog onStarted={(id) => navigate(`/counts/${id}`)} onClose={() => setStarting(false)} />
      )}
    </div>
  )
}

function Nothing({ which }: { which: 'open' | 'done' }) {
  if (which === 'done') return <EmptyState icon={ClipboardList} title={copy.noneDone} />
  return <EmptyState icon={ClipboardList} title={copy.none} text={copy.noneText} />
}

function CountCard({ count }: { count: CountRow }) {
  const { _id: id, name, scope, state, lines, counted, by, startedAt, approvedBy } = count
  return (
    <li>
      <Link to={`/counts/${id}`} className="block rounded-sm border border-line bg-card p-4 hover:border-ink">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-lg font-semibold">{name}</span>
          <StateBadge state={state} />
        </span>
        <span className="mt-0.5 block truncate">{scope}</span>
        <span className="figures mt-1 block text-sm text-steel">{copy.progress(counted, lines)}</span>
        <progress
          value={counted}
          max={Math.max(1, lines)}
          aria-hidden="true"
          className="mt-2 block h-1.5 w-full overflow-hidden rounded-full bg-paper-deep accent-teal [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-teal"
        />
        <span className="mt-2 block text-sm text-steel">
          <Moment at={startedAt} /> · {copy.by(by)}
          {approvedBy && ` · ${copy.approvedBy(approvedBy)}`}
        </span>
      </Link>
    </li>
  )
}
