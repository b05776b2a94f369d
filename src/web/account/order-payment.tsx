import type { Order, OrderPayment as Payment } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { useShop } from '../site/use-shop.ts'

/** Payment of an order, and its refund, with the reference that the bank understands. */
export function OrderPayment({ order }: { order: Order }) {
  const { refund } = order
  const { phone } = useShop()
  const amount = refund && formatRupees(refund.amount)
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {copy.methods[order.test ? 'test' : order.paymentMethod]}, {stateOf(order)}
      </p>
      {order.payment && <p className="text-steel">{meansOf(order.payment)}</p>}
      {refund && (
        <div className="grid gap-1 rounded-sm border border-line bg-paper-sunk px-3 py-2">
          <p className="figures font-semibold">{copy.refund[refund.status](amount ?? '')}</p>
          {refund.reference && <p className="figures break-all">{copy.refund.reference(refund.reference)}</p>}
          <p className="text-xs text-steel">
            {copy.refund.text[refund.status]}
            {refund.status === 'delayed' && phone && ` ${copy.refund.call(phone)}`}
          </p>
        </div>
      )}
    </div>
  )
}

/** Nothing is due for what never comes. */
function stateOf({ status, paymentMethod, paymentStatus }: Order): string {
  if (paymentStatus === 'refund_pending' && paymentMethod !== 'online') return copy.paidBackByHand
  if (paymentStatus !== 'due') return copy.paymentStatus[paymentStatus]
  return status === 'cancelled' ? copy.nothingToPay : copy.paymentStatus.due
}

function meansOf({ method, last4, vpa }: Payment): string {
  if (last4) return copy.paidBy.card(last4)
  if (method === 'upi') return copy.paidBy.upi(vpa)
  return copy.paidBy.other(method)
}
