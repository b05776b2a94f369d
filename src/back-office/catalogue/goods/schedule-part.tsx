import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { GoodsDetail, ScheduledPrice } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { scheduledPriceTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { adoptGoods } from './goods-data.ts'
import { dialogFailed, scheduleDialog } from './goods-dialogs.ts'

/** Prices that come by themselves at a later moment. */
export default function SchedulePart({ detail }: { detail: GoodsDetail }) {
  const mayPrice = useMay()('prices.edit')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { record, scheduled } = detail
  const nameOf = (id: string | null) => record.variants.find(({ _id }) => _id === id)?.name
  const { act, pending } = useAct({
    send: (command, price: string) =>
      callOffice('POST /products/{id}/scheduled-prices/{price}/cancel', { params: { id: record._id, price }, command }),
    stale: ['products', 'one'],
    failed: copy.notSent,
    onDone: ({ data }) => adoptGoods(data),
  })
  return (
    <Card title={copy.sections.toCome} text={copy.scheduleHint}>
      {scheduled.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {scheduled.map((price) => (
            <li key={price._id} className="grid grid-cols-1 gap-1 border-t border-line pt-3 text-sm">
              <Line price={price} of={nameOf(price.variantId)} />
              {price.state === 'waiting' && mayPrice && (
                <Button
                  kind="quiet"
                  className="justify-self-start px-0"
                  disabled={pending}
                  onClick={() => act(price._id)}
                >
                  {copy.unschedule}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayPrice && record.state !== 'archived' && (
        <Button kind="outline" onClick={() => setOpen(true)}>
          <Icon of={CalendarClock} size={16} />
          {copy.schedule}
        </Button>
      )}
      {open && <LazyPart part={scheduleDialog} props={{ detail, onClose: close }} onFailure={dialogFailed(close)} />}
    </Card>
  )
}

function Line({ price, of }: { price: ScheduledPrice; of: string | undefined }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures font-semibold">
          {formatRupees(price.offerPrice ?? price.price)}
          {price.offerPrice !== null && (
            <span className="font-normal text-steel">
              {' '}
              {copy.mrp} {formatRupees(price.price)}
            </span>
          )}
        </span>
        <Badge tone={scheduledPriceTones[price.state]}>{copy.scheduleStates[price.state]}</Badge>
      </p>
      <p className="text-xs text-steel">
        {of !== undefined && `${of} · `}
        {formatMoment(price.comesAt)} · {copy.scheduledBy(price.setBy)}
      </p>
      {price.refusal !== null && <p className="text-xs text-bad">{price.refusal}</p>}
    </>
  )
}
