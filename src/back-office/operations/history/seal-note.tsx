import { useQuery } from '@tanstack/react-query'
import { sealNote } from '../../../shared/copy/office/history-seals.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { callOffice } from '../../api/call-office.ts'
import { PartFailed } from '../../parts/part-failed.tsx'

/** The last seal of the history, to be copied to where nobody who alters the database gets to. */
export function SealNote() {
  const query = useQuery({
    queryKey: ['history', 'seal'],
    queryFn: ({ signal }) => callOffice('GET /history/seal', { signal }),
  })
  if (!query.data?.data) return <PartFailed query={query} className="mt-8" />
  const { day, seal } = query.data.data
  return (
    <div className="mt-8 grid gap-1 border-t border-line pt-4 text-sm text-steel">
      <p className="font-medium text-ink">{sealNote.upTo(formatDay(day))}</p>
      <p>{sealNote.text}</p>
      <code className="font-mono text-xs break-all">npm run shop -- history verify --seal {seal}</code>
    </div>
  )
}
