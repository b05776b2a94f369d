import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { TillStep } from './till-dialogs.tsx'

type Till = OfficeAnswer<'GET /till'>['data']

/** The till below the sale: how it stands, and its reports. */
export default function TillPart() {
  const query = useQuery({
    queryKey: ['till'],
    queryFn: ({ signal }) => callOffice('GET /till', { signal }),
  })
  return (
    <Panel icon={Archive} title={copy.title}>
      <div className="w-full">
        <LoadedPart query={query}>{({ data }) => <Present till={data} />}</LoadedPart>
      </div>
    </Panel>
  )
}

const tillDialog = partLoader(() => import('./till-dialogs.tsx'))

function Present({ till: { open, reports, parked } }: { till: Till }) {
  const [asked, setAsked] = useState<TillStep | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="grid gap-3">
      {open ? (
        <p className="text-steel">
          {copy.since(open.openedBy)}
          <Moment at={open.openedAt} />
        </p>
      ) : (
        <p className="text-steel">{copy.none}</p>
      )}
      {open && <Sums till={open} />}
      <div className="flex flex-wrap gap-2">
        {!open && <Button onClick={() => setAsked('open')}>{copy.open}</Button>}
        {open && (
          <Button kind="outline" onClick={() => setAsked('move')}>
            {copy.move}
          </Button>
        )}
        {open && (
          <Button kind="ink" onClick={() => setAsked('close')}>
            {copy.close}
          </Button>
        )}
      </div>
      {reports.length > 0 && <Reports reports={reports} />}
      {asked && (
        <LazyPart key={asked} part={tillDialog} props={{ step: asked, parked, onClose: close }} onFailure={close} />
      )}
    </div>
  )
}

function Sums({ till }: { till: NonNullable<Till['open']> }) {
  const { float, cash, upi, card, ins, outs, expected, sales } = till
  const rows = [
    [copy.float, formatRupees(float)],
    [copy.rows.sales, String(sales)],
    [copy.rows.cash, formatRupees(cash)],
    [copy.rows.upi, formatRupees(upi)],
    [copy.rows.card, formatRupees(card)],
    [copy.rows.ins, formatRupees(ins)],
    [copy.rows.outs, formatRupees(outs)],
    [copy.expected, formatRupees(expected)],
  ]
  return (
    <dl className="figures grid max-w-sm gap-1">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 last:border-t last:border-line last:font-bold">
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function Reports({ reports }: { reports: Till['reports'] }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{copy.reports}</summary>
      <ul className="figures border-t border-line">
        {reports.map(({ number, closedAt, counted, difference, parked }) => (
          <li key={number} className="flex flex-wrap justify-between gap-3 border-b border-line py-2">
            <span>
              {copy.report(number)}
              <Moment at={closedAt} />
            </span>
            <span>
              {formatRupees(counted)} · {difference === 0 ? copy.exact : copy.difference(formatRupees(difference))}
              {parked > 0 && ` · ${copy.parked(parked)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
