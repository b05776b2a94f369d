import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CloudOff, History, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { HistoryEntry } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { callOffice } from '../../api/call-office.ts'
import { EntryLine } from '../../parts/entry-line.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { MoreButton } from '../../parts/more-button.tsx'
import { UndoDialog } from '../../parts/undo-dialog.tsx'
import { byDay } from './by-day.ts'
import type { HistoryFilters } from './history-filters.ts'

/** The entries by day, the newest first; older ones on demand. */
export function HistoryList({ filters, onClear }: { filters: HistoryFilters; onClear: () => void }) {
  const [undoing, setUndoing] = useState<string | null>(null)
  const list = useInfiniteQuery({
    queryKey: ['history', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /history', { query: { ...filters, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const entries = list.data?.pages.flatMap(({ data }) => data)
  if (!entries) return list.error ? <Failed onAgain={() => void list.refetch()} /> : <Waiting />
  if (entries.length === 0) return <Nothing isNarrowed={Object.keys(filters).length > 0} onClear={onClear} />
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className={list.isPlaceholderData ? 'opacity-60' : ''}>
      {list.error && <p className="mb-3 text-sm font-medium text-bad">{historyCopy.stillOld}</p>}
      <Days entries={entries} onUndo={({ _id }) => setUndoing(_id)} />
      <MoreButton list={list} label={historyCopy.older} />
      {undoing !== null && <UndoDialog id={undoing} onClose={() => setUndoing(null)} />}
    </div>
  )
}

function Days({ entries, onUndo }: { entries: HistoryEntry[]; onUndo: (entry: HistoryEntry) => void }) {
  return (
    <div className="grid gap-6">
      {byDay(entries, new Date()).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="caption mb-2 text-steel">{day}</h2>
          <div className="overflow-hidden rounded-md border border-t-0 border-line shadow-lift">
            {entries.map((entry) => (
              <EntryLine key={entry._id} entry={entry} withoutDay onUndo={onUndo} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState icon={History} title={historyCopy.none} text={historyCopy.noneText} />
  return (
    <EmptyState icon={SearchX} title={historyCopy.noMatch} text={historyCopy.noMatchText}>
      <Button kind="outline" onClick={onClear}>
        {historyCopy.clear}
      </Button>
    </EmptyState>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState icon={CloudOff} title={historyCopy.failed}>
      <Button kind="ink" onClick={onAgain}>
        {historyCopy.again}
      </Button>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <LoadingPart>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24 w-full" />
      ))}
    </LoadingPart>
  )
}
