import { Check, type LucideIcon, Undo2, X } from 'lucide-react'
import type { Order } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { type OrderStep, orderSteps } from './order-steps.ts'

/** Timeline of an order's steps, each with its moment; at its shipping also the carrier and the way to the parcel. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol aria-label={copy.progress} className="grid sm:auto-cols-fr sm:grid-flow-col">
      {orderSteps(order).map((step) => (
        <Step key={step.status} step={step} shipment={step.status === 'shipped' ? order.shipment : null} />
      ))}
    </ol>
  )
}

/** Icons of orders that end otherwise than delivered: no tick, which would read as a success. */
const endings: Partial<Record<OrderStatus, LucideIcon>> = { cancelled: X, returned: Undo2 }

function Step({ step, shipment }: { step: OrderStep; shipment: Order['shipment'] }) {
  const ending = endings[step.status]
  return (
    <li
      aria-current={step.state === 'now' ? 'step' : undefined}
      className={classNames(
        'relative flex gap-3 pb-4 last:pb-0 sm:flex-col sm:items-center sm:gap-1 sm:pb-0 sm:text-center',
        'before:absolute before:bg-line max-sm:before:top-6 max-sm:before:bottom-0 max-sm:before:left-3 max-sm:before:w-px max-sm:last:before:hidden',
        'sm:before:top-3 sm:before:left-1/2 sm:before:h-px sm:before:w-full sm:last:before:hidden',
        step.state === 'done' && 'before:bg-good!',
      )}
    >
      <span
        className={classNames(
          'z-10 grid size-6 shrink-0 place-items-center rounded-full border-2',
          step.state === 'ahead' && 'border-line-strong bg-card',
          step.state === 'done' && 'border-good bg-good text-white',
          step.state === 'now' && (ending ? 'border-bad bg-bad text-white' : 'border-signal bg-signal text-ink'),
        )}
      >
        {step.state !== 'ahead' && <Icon of={ending ?? Check} size={14} />}
      </span>
      <span className="text-sm">
        <span className={classNames('block', step.state === 'ahead' ? 'text-steel' : 'font-semibold')}>
          {copy.status[step.status]}
        </span>
        {step.at && <span className="figures block text-xs text-steel">{formatMoment(step.at)}</span>}
        {step.note && <span className="figures block text-xs wrap-anywhere">{step.note}</span>}
        {shipment && <Parcel shipment={shipment} />}
      </span>
    </li>
  )
}

function Parcel({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  return (
    <>
      <span className="figures block text-xs wrap-anywhere">
        {copy.comesWith(shipment.carrier, shipment.trackingNumber)}
      </span>
      {shipment.trackingLink && (
        <a
          href={shipment.trackingLink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 print:hidden"
        >
          {copy.trackParcel}
        </a>
      )}
    </>
  )
}
