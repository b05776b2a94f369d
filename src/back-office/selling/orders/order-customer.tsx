import { MessageCircle, Phone } from 'lucide-react'
import { billingLines } from '../../../shared/billing-lines.ts'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderLabels } from '../../../shared/copy/office/order-labels.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { OrderPart } from './order-part.tsx'
import { ShipToAnswer } from './ship-to-answer.tsx'

const button =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm border border-line-strong px-3 text-sm font-semibold hover:border-ink'

/** Shows the buyer of an order: their firm, former orders, and ways to reach them. */
export function OrderCustomer({ order }: { order: OfficeOrder }) {
  const { _id, name, phone, phoneIsWhole, message = '', agreesToMessages, orders, endedBadly } = order.customer
  return (
    <OrderPart title={copy.customer}>
      {_id === null ? (
        <p className="font-semibold wrap-anywhere">{name}</p>
      ) : (
        <Link
          to={`/customers/${_id}`}
          className="inline-flex min-h-11 max-w-full items-center [overflow-wrap:anywhere] font-semibold text-teal underline underline-offset-4"
        >
          {name}
        </Link>
      )}
      <p className="figures text-sm text-steel">{phone}</p>
      {order.buyer && (
        <p className="mt-2 text-sm wrap-anywhere">
          <strong>{order.buyer.legalName}</strong>
          <span className="figures block">GSTIN {order.buyer.gstin}</span>
          {order.buyer.poNumber && <span className="block">{copy.poNumber(order.buyer.poNumber)}</span>}
          {order.buyer.billing && (
            <span className="block text-steel">
              {copy.billing([...billingLines(order.buyer.billing), order.buyer.billing.state].join(', '))}
            </span>
          )}
          {order.buyer.shipTo && <span className="block text-steel">{copy.shipTo[order.buyer.shipTo]}</span>}
        </p>
      )}
      <ShipToAnswer order={order} />
      <p className="mt-2 text-sm">
        {copy.orders(orderLabels.count(orders.count, orders.more))}
        {endedBadly > 0 && <span className="text-bad">, {copy.endedBadly(endedBadly)}</span>}
      </p>
      {(orders.count > 1 || orders.more) && (
        <Link
          to={`/orders?queue=all&customer=${_id}`}
          className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
        >
          {copy.earlier}
        </Link>
      )}
      {phoneIsWhole && phone && (
        <>
          <p className="mt-2 text-sm text-steel">{agreesToMessages ? copy.messagesAgreed : copy.messagesNotAgreed}</p>
          <p className="mt-2 flex gap-2">
            <a href={`tel:+91${phone}`} className={button}>
              <Icon of={Phone} size={16} />
              {copy.call}
            </a>
            <a
              href={`https://wa.me/91${phone}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              className={button}
            >
              <Icon of={MessageCircle} size={16} />
              {copy.whatsapp}
            </a>
          </p>
        </>
      )}
    </OrderPart>
  )
}
