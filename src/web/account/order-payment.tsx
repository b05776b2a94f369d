import type { Order, OrderPayment as Payment } from '../../shared/contract/orders.ts'
import { ways } from '../../shared/copy/delivery-ways.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { OrderRefundCard } from './order-refund.tsx'

/** Payment of an order, and its refunds, the oldest first; one that the provider alone knows of where there is no other. */
export function OrderPayment({ order }: { order: Order }) {
  // a process of the former version sends no list of them
  const { refund, refunds = [] } = order
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {order.pickup && order.paymentMethod === 'cod'
          ? ways.payAtCounter
          : copy.methods[order.test ? 'test' : order.paymentMethod]}
        , {stateOf(order)}
      </p>
      {order.payment && <p className="text-steel">{meansOf(order.payment)}</p>}
      {refunds.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a refund keeps its place
        <OrderRefundCard key={index} refund={each} />
      ))}
      {refund && refunds.length === 0 && <OrderRefundCard refund={refund} />}
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
