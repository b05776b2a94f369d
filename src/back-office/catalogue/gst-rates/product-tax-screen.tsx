import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { taxScreens as copy } from '../../../shared/copy/office/tax-screens.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { hsnCheckQuery } from '../../parts/hsn-table.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { TaxChangeDialog } from './tax-change-dialog.tsx'
import { productTaxQuery } from './tax-queries.ts'

type Tax = OfficeAnswer<'GET /products/{id}/tax'>['data']

/** The tax of a product: now, and from the days on which it changes. */
export default function ProductTaxScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(productTaxQuery(id))
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/gst">{copy.back}</BackLink>
      <ScreenHead title={copy.productTitle(query.data?.data.name ?? '')} />
      <LoadedPart query={query}>
        {({ data: tax }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Now tax={tax} />
            <Days id={id} tax={tax} />
          </div>
        )}
      </LoadedPart>
    </div>
  )
}

function Now({ tax }: { tax: Tax }) {
  const check = useQuery(hsnCheckQuery(tax))
  const problem = check.data?.data.problem
  return (
    <Card title={copy.now}>
      <dl className="figures grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-steel">{copy.hsnCode}</dt>
          <dd className="text-xl font-semibold">{tax.hsnCode}</dd>
        </div>
        <div>
          <dt className="text-sm text-steel">{copy.gstRate}</dt>
          <dd className="text-xl font-semibold">{tax.gstRate}%</dd>
        </div>
      </dl>
      {problem && <p className="text-sm font-medium text-bad">{problem}</p>}
      <PartFailed query={check} />
      {problem === null && <p className="text-sm text-good">{copy.fits}</p>}
    </Card>
  )
}

function Days({ id, tax }: { id: string; tax: Tax }) {
  const mayEdit = useMay()('products.edit')
  const [open, setOpen] = useState(false)
  const { act, pending } = useAct({
    send: (command, change: string) =>
      callOffice('POST /products/{id}/tax/{change}/withdraw', { params: { id, change }, body: {}, command }),
    stale: ['gst'],
    failed: copy.failed,
  })
  return (
    <Card title={copy.days} text={copy.daysText}>
      {tax.changes.length === 0 && <p>{copy.noDays}</p>}
      {tax.changes.length > 0 && (
        <ul className="divide-y divide-line">
          {tax.changes.map((change) => (
            <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <p>
                <span className="figures font-semibold">{formatDay(change.day)}: </span>
                {copy.becomes(change.gstRate, change.hsnCode)}{' '}
                <Badge tone={change.holds ? 'good' : 'teal'}>{change.holds ? copy.holds : copy.waits}</Badge>
              </p>
              {!change.holds && mayEdit && (
                <Button kind="quiet" className="px-0!" disabled={pending} onClick={() => act(change.id)}>
                  {copy.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <Button kind="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {copy.schedule}
        </Button>
      )}
      {open && <TaxChangeDialog id={id} tax={tax} onClose={() => setOpen(false)} />}
    </Card>
  )
}
