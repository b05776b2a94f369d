import type { Purchase } from '../../../shared/contract/office/reorder-calls.ts'
import { reorderCopy as copy } from '../../../shared/copy/office/reorder.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'

/** Purchase orders that have not arrived, the oldest first. */
export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <Card title={copy.coming}>
      <ul className="-my-2 divide-y divide-line">
        {purchases.map((purchase) => (
          <OnItsWay key={purchase._id} purchase={purchase} />
        ))}
      </ul>
    </Card>
  )
}

function OnItsWay({ purchase: { _id: id, number, supplier, orderedAt, expectedAt, lines } }: { purchase: Purchase }) {
  const may = useMay()
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /purchases/{id}/close', { params: { id }, command }),
    stale: ['stock'],
    failed: copy.actFailed,
  })
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {supplier.name} <span className="figures font-normal">{copy.number(number)}</span>
          {new Date(expectedAt) < new Date() && <Badge tone="signal">{copy.late}</Badge>}
        </p>
        <p className="figures text-xs text-steel">
          {copy.orderedOn(formatDate(orderedAt))}, {copy.expected(formatDate(expectedAt))}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-0.5 text-sm">
        {lines.map(({ item, name, missing, ordered }) => (
          <li key={item} className="flex justify-between gap-4">
            <span className="min-w-0">{name}</span>
            <span className="figures shrink-0">{copy.missing(missing, ordered)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {may('stock.receive') && (
          <ButtonLink kind="ink" className="px-4" to={`/stock/receive?order=${id}`}>
            {copy.receive}
          </ButtonLink>
        )}
        {may('suppliers.edit') && (
          <Button kind="outline" className="px-4" pending={pending} onClick={() => act()}>
            {copy.close}
          </Button>
        )}
      </div>
    </li>
  )
}
