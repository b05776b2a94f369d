import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { callOffice } from '../api/call-office.ts'
import { EntryLine } from './entry-line.tsx'
import { LoadingPart } from './loading-part.tsx'
import { UndoDialog } from './undo-dialog.tsx'

/** Shows what was done with one record, newest first, each with its way back. */
export default function RecordEntries({ kind, id }: { kind: string; id: string }) {
  const [undoing, setUndoing] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['history', kind, id],
    queryFn: ({ signal }) => callOffice('GET /history', { query: { kind, record: id }, signal }),
  })
  return (
    <section className="grid grid-cols-1 min-w-0 gap-3">
      <h2 className="text-lg">{historyCopy.title}</h2>
      {data ? (
        <div className="border-b border-line">
          {data.data.map((entry) => (
            <EntryLine key={entry._id} entry={entry} withoutSubject onUndo={({ _id }) => setUndoing(_id)} />
          ))}
          {data.data.length === 0 && <p className="pb-3 text-sm text-steel">{historyCopy.recordNone}</p>}
        </div>
      ) : error ? (
        <p className="text-sm text-bad">
          {historyCopy.failed}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {historyCopy.again}
          </Button>
        </p>
      ) : (
        <LoadingPart>
          <Skeleton className="h-20" />
        </LoadingPart>
      )}
      {undoing !== null && <UndoDialog id={undoing} onClose={() => setUndoing(null)} />}
    </section>
  )
}
