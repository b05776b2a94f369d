import {
  Boxes,
  FileText,
  IndianRupee,
  type LucideIcon,
  Mail,
  MoveRight,
  Pencil,
  StickyNote,
  Webhook,
} from 'lucide-react'
import { useState } from 'react'
import { messageTones } from '../../../shared/badge-tones.ts'
import type { OrderEvent } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { Moment } from '../../parts/moment.tsx'
import { OrderPart } from './order-part.tsx'

const icons: Readonly<Record<OrderEvent['kind'], LucideIcon>> = {
  move: MoveRight,
  command: Pencil,
  note: StickyNote,
  money: IndianRupee,
  mail: Mail,
  webhook: Webhook,
  stock: Boxes,
  paper: FileText,
}

/** Everything that happened to the order on one line of time, the newest first; each opens what proves it. */
export default function OrderStory({ events }: { events: readonly OrderEvent[] }) {
  const [kind, setKind] = useState('')
  const kinds = [...new Set(events.map((event) => event.kind))]
  const shown = events.filter((event) => kind === '' || event.kind === kind)
  const options = [
    { value: '', label: copy.timelineAll },
    ...kinds.map((value) => ({ value, label: copy.kinds[value] })),
  ]
  return (
    <OrderPart
      title={copy.timeline}
      action={
        <Select
          label={copy.timelineFilter}
          hideLabel
          options={options}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          className="w-40"
        />
      }
    >
      <ol className="-my-1">
        {shown.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events of the same moment have nothing else to tell them apart
          <li key={`${event.at}-${event.text}-${index}`}>
            <Event event={event} />
          </li>
        ))}
      </ol>
    </OrderPart>
  )
}

function Event({ event }: { event: OrderEvent }) {
  const { kind, text, by, at, state, proof } = event
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-start gap-3 rounded-xs py-2 hover:bg-paper-sunk">
        <span
          className={classNames(
            'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full',
            kind === 'move' ? 'bg-ink text-on-ink' : 'bg-paper-deep text-ink',
          )}
        >
          <Icon of={icons[kind]} size={14} />
        </span>
        <span className="min-w-0 flex-1 text-sm">
          <span className={classNames('whitespace-pre-line', kind === 'move' && 'font-semibold')}>{text}</span>
          {state !== 'done' && (
            <span className="ml-2">
              <Badge tone={messageTones[state]}>{copy.states[state]}</Badge>
            </span>
          )}
          <span className="block text-xs text-steel">
            <Moment at={at} alone className="figures" />
            {by && `, ${copy.by(by)}`}
          </span>
        </span>
      </summary>
      <Proof event={{ at, proof }} />
    </details>
  )
}

const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function Proof({ event: { at, proof } }: { event: Pick<OrderEvent, 'at' | 'proof'> }) {
  return (
    <div className="mb-2 ml-10 rounded-xs bg-paper-sunk px-3 py-2 text-xs">
      <p className="figures">{formatMoment(at)}</p>
      {proof.length === 0 ? (
        <p className="text-steel">{copy.noProof}</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {proof.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-steel">{name}</dt>
              <dd className="figures break-all">{isoMoment.test(value) ? formatMoment(value) : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
