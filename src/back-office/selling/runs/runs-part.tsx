import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { OfficeRun } from '../../../shared/contract/office/run-calls.ts'
import { deliveriesScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useMay } from '../../api/use-me.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { RunCard } from './run-card.tsx'
import { runsQuery } from './runs-queries.ts'

/** Runs of all who deliver: given, followed, handed in. */
export function RunsPart() {
  const query = useQuery(runsQuery)
  const mayGive = useMay()('runs.give')
  const [asked, setAsked] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-4">
      {mayGive && (
        <Button className="justify-self-start" onClick={() => setAsked(true)}>
          {copy.give}
        </Button>
      )}
      <LoadedPart query={query}>
        {({ data: { open, closed } }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {open.length === 0 && <EmptyState icon={PackageOpen} title={copy.noRuns} text={copy.noRunsText} />}
            {open.map((run) => (
              <RunCard key={run._id} run={run} />
            ))}
            {closed.length > 0 && <Closed runs={closed} />}
          </div>
        )}
      </LoadedPart>
      {asked && <GiveDialog onClose={() => setAsked(false)} />}
    </div>
  )
}

function Closed({ runs }: { runs: readonly OfficeRun[] }) {
  return (
    <section>
      <h2 className="text-lg">{copy.closed}</h2>
      <ul className="figures mt-2 border-t border-line">
        {runs.map(({ _id, by, day, tour, handIn }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              {by}, {formatDay(day)}
              {runsScreen.tour(tour)}
            </span>
            {handIn && <HandedIn handIn={handIn} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function HandedIn({ handIn }: { handIn: NonNullable<OfficeRun['handIn']> }) {
  const { counted, difference, reason, by, at, inTill } = handIn
  const said = difference === 0 ? copy.exact : copy.difference(formatRupees(difference))
  return (
    <span className="min-w-0 text-right wrap-anywhere">
      {[formatRupees(counted), said, reason, inTill ? null : copy.noTill].filter(Boolean).join(' · ')}
      <span className="block text-sm text-steel">
        {copy.handedInTo(by)}
        <Moment at={at} />
      </span>
    </span>
  )
}
