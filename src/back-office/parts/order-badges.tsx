import { orderTones } from '../../shared/badge-tones.ts'
import { orderLabels as copy } from '../../shared/copy/office/order-labels.ts'
import { orderWords } from '../../shared/copy/order-words.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../shared/order-statuses.ts'
import { Badge } from '../../ui/badge.tsx'

/** State of an order, and a badge where it was paid by a test: no money came. */
export function StatusBadge({ status, test }: { status: OrderStatus; test?: true | undefined }) {
  return (
    <>
      <Badge tone={orderTones[status]}>{orderWords.status[status]}</Badge>
      {test && <Badge tone="signal">{copy.methods.test}</Badge>}
    </>
  )
}

interface PaidOrder {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  status: OrderStatus
}

/** Returns the payment of an order in a few words: "Counter · Collected", "COD: to collect". Of a cancelled order nothing is due. */
export function paymentWords({ paymentMethod, paymentStatus, status }: PaidOrder): string {
  const method = copy.methods[paymentMethod]
  if (paymentStatus === 'due') return status === 'cancelled' ? method : copy.payments.due
  const byHand = paymentMethod !== 'online' && paymentStatus === 'refund_pending'
  return `${method} · ${byHand ? copy.payByHand : copy.payments[paymentStatus]}`
}
