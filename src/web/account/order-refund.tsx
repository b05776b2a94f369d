import type { OrderRefund, RefundOfPart } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { useShop } from '../site/use-shop.ts'

/** A refund of an order, or one that the provider made by itself: of it neither way nor day is known. */
type Shown = OrderRefund & Partial<Pick<RefundOfPart, 'way' | 'at'>>

/** A refund: its amount and state, how and on which day it was paid, and the reference that the bank understands. */
export function OrderRefundCard({ refund }: { refund: Shown }) {
  const { phone } = useShop()
  const { amount, status, way, at, reference } = refund
  const text = textOf(refund)
  return (
    <div className="grid gap-1 rounded-sm border border-line bg-paper-sunk px-3 py-2">
      <p className="figures font-semibold">{copy.refund[status](formatRupees(amount))}</p>
      {way && at && <p className="figures">{copy.refund.paid(copy.refund.ways[way], formatDate(at))}</p>}
      {reference && <p className="figures break-all">{copy.refund.reference(reference)}</p>}
      {text && (
        <p className="text-xs text-steel">
          {text}
          {status === 'delayed' && phone && ` ${copy.refund.call(phone)}`}
        </p>
      )}
    </div>
  )
}

/** Returns what happens next; nothing of cash that was handed over. */
function textOf({ status, way }: Shown): string | null {
  if (status === 'pending' && way === null) return copy.refund.text.byHand
  return status === 'processed' && way === 'cash' ? null : copy.refund.text[status]
}
