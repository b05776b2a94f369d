import { useQuery } from '@tanstack/react-query'
import type { Count } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Counting } from './counting.tsx'
import { countQuery } from './counts-data.ts'
import { QueueBand } from './queue-band.tsx'
import { Review } from './review.tsx'
import { StateBadge } from './state-badge.tsx'

/** A count: it is counted, looked at, approved. */
export default function CountScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const query = useQuery(countQuery(params.id ?? ''))
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/counts">{copy.back}</BackLink>
      <LoadedPart query={query}>{({ data }) => <Loaded count={data} />}</LoadedPart>
    </div>
  )
}

function Loaded({ count }: { count: Count }) {
  const { _id: id, name, scope, state, by, approvedBy } = count
  const text = [scope, copy.by(by), approvedBy && copy.approvedBy(approvedBy)].filter(Boolean).join(' · ')
  return (
    <>
      <ScreenHead title={name} text={text}>
        <StateBadge state={state} />
      </ScreenHead>
      <QueueBand countId={id} />
      {state === 'open' ? <Counting count={count} /> : <Review count={count} />}
      {state !== 'open' && (
        <div className="mt-8">
          <RecordHistory kind="count" id={id} />
        </div>
      )}
    </>
  )
}
