import { useState } from 'react'
import type { Subscriber } from '../../../shared/contract/office/newsletter.ts'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { useWide } from '../../parts/use-wide.ts'
import { RemoveSubscriber } from './remove-subscriber.tsx'

const cell = 'px-2.5 py-0.5 align-top'

interface TableProps {
  rows: readonly Subscriber[]
  canRemove: boolean
}

/** Subscribers in rows; on a phone as cards. */
export function SubscriberTable({ rows, canRemove }: TableProps) {
  const wide = useWide()
  const [leaving, setLeaving] = useState<Subscriber | null>(null)
  const remove = (row: Subscriber) =>
    canRemove && (
      <Button
        kind="quiet"
        className="px-2 lg:min-h-9"
        aria-haspopup="dialog"
        aria-label={copy.removeOne(row.name)}
        onClick={() => setLeaving(row)}
      >
        {copy.remove}
      </Button>
    )
  const { name, contact, since, consent } = copy.columns
  return (
    <>
      {wide ? (
        <table aria-label={copy.list} className="w-full border-collapse bg-card text-sm">
          <thead>
            <tr className="sticky top-0 z-10 border-b border-line-strong bg-paper-sunk text-left">
              {[name, contact, since, consent].map((head) => (
                <th key={head} scope="col" className="caption px-2.5 py-1 whitespace-nowrap text-steel">
                  {head}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id} className="border-b border-line hover:bg-paper-sunk">
                <td className={`${cell} min-w-32 font-semibold wrap-anywhere`}>{row.name}</td>
                <td className={`${cell} wrap-anywhere`}>
                  <span className="figures block">{row.phone}</span>
                  <span className="block text-xs text-steel">{row.email}</span>
                </td>
                <td className={`${cell} figures whitespace-nowrap`}>{formatMoment(row.since)}</td>
                <td className={`${cell} max-w-md text-xs text-steel`}>{agreed(row)}</td>
                <td className={`${cell} text-right`}>{remove(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Cards rows={rows} remove={remove} />
      )}
      {leaving && <RemoveSubscriber subscriber={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Cards({ rows, remove }: { rows: readonly Subscriber[]; remove: (row: Subscriber) => React.ReactNode }) {
  return (
    <ul aria-label={copy.list} className="grid grid-cols-1 divide-y divide-line border border-line bg-card">
      {rows.map((row) => (
        <li key={row._id} className="grid grid-cols-1 gap-1 px-4 py-3 text-sm wrap-anywhere">
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0 font-semibold">{row.name}</span>
            {remove(row)}
          </span>
          <span className="figures">{[row.phone, row.email].join(' · ')}</span>
          <span className="figures text-steel">{formatMoment(row.since)}</span>
          <span className="text-xs text-steel">{agreed(row)}</span>
        </li>
      ))}
    </ul>
  )
}

function agreed({ consent }: Subscriber): string {
  return consent ? `${copy.ways[consent.way]}: ${consent.words}` : copy.noWords
}
