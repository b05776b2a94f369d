import { type ReactNode, useState } from 'react'
import type { Order } from '../../shared/contract/orders.ts'
import { buyers } from '../../shared/copy/buyers.ts'
import { ways } from '../../shared/copy/delivery-ways.ts'
import { invoices } from '../../shared/copy/invoices.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatDate } from '../../shared/format-moment.ts'
import type { RequestKind } from '../../shared/return-requests.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { paths } from '../router/paths.ts'
import { partFailed } from '../shell/part-failed.ts'
import { useShop } from '../site/use-shop.ts'
import { DownloadInvoiceButton } from './download-invoice-button.tsx'
import { HowOrderIsMadeUp } from './how-order-is-made-up.tsx'
import { OrderBreakdown } from './order-breakdown.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderDeliveryAddress } from './order-delivery-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderPickup } from './order-pickup.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import './order-print.css'

const invoiceDialog = partLoader(() => import('./invoice-dialog.tsx'))
const orderParcels = partLoader(() => import('./order-parcels.tsx'))
const orderRequests = partLoader(() => import('./order-requests.tsx'))
const requestDialog = partLoader(() => import('./request-dialog.tsx'))

/** All about one order: where it is, what is in it, what it cost, where it goes (SPEC §2). It can be printed, and shows its tax invoice. */
export function OrderStatusDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [invoiceOpen, setInvoiceOpen] = useState(false)
  const [asking, setAsking] = useState<RequestKind | null>(null)
  if (invoiceOpen) {
    const close = () => setInvoiceOpen(false)
    return (
      <LazyPart part={invoiceDialog} props={{ orderId: order._id, onClose: close }} onFailure={partFailed(close)} />
    )
  }
  if (asking) {
    const close = () => setAsking(null)
    return (
      <LazyPart part={requestDialog} props={{ order, kind: asking, onClose: close }} onFailure={partFailed(close)} />
    )
  }
  return (
    <Dialog
      title={copy.statusTitle}
      closeLabel={copy.close}
      onClose={onClose}
      size="wide"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink kind="quiet" to={`${paths.profileTab('help-support')}&order=${order.number}`}>
            {copy.help}
          </ButtonLink>
          {order.invoice && (
            <>
              <Button kind="outline" onClick={() => setInvoiceOpen(true)}>
                {invoices.view}
              </Button>
              <DownloadInvoiceButton orderId={order._id} />
            </>
          )}
          {order.creditNotes.map(({ number }, _, { length }) => (
            <DownloadInvoiceButton
              key={number}
              orderId={order._id}
              paper="credit_note"
              number={number}
              {...(length > 1 && { label: invoices.creditNote.downloadOne(number) })}
            />
          ))}
          {order.receiptVoucher && <DownloadInvoiceButton orderId={order._id} paper="receipt_voucher" />}
          {order.refundVoucher && <DownloadInvoiceButton orderId={order._id} paper="refund_voucher" />}
          <Button kind="outline" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      }
    >
      <div data-print-order="" className="grid gap-6">
        <Letterhead />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="figures text-lg font-bold">{copy.number(order.number)}</p>
          <p className="figures text-sm text-steel">
            {copy.placedOn(formatDate(order.createdAt))}
            {order.deliveredAt === null && order.status !== 'cancelled' && !order.pickup && (
              <>
                {' · '}
                {copy.expectedDelivery} {formatDate(order.expectedDelivery)}
              </>
            )}
          </p>
        </div>
        {order.linkedOrders && <p className="figures text-sm">{copy.linked(order.linkedOrders.join(', '))}</p>}
        <OrderTimeline order={order} />
        <OrderPickup order={order} />
        {order.parcels && <LazyPart part={orderParcels} props={{ order }} onFailure={goWithout} />}
        {order.status !== 'pending' && (
          <LazyPart part={orderRequests} props={{ order, onAsk: setAsking }} onFailure={goWithout} />
        )}
        <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
          <Part title={copy.items}>
            <OrderLines order={order} />
          </Part>
          <div className="grid content-start gap-6">
            <Part title={copy.total}>
              <OrderBreakdown order={order} />
              <HowOrderIsMadeUp orderId={order._id} />
            </Part>
            <Part title={copy.payment}>
              <OrderPayment order={order} />
            </Part>
            <Part title={order.pickup ? ways.billTo : copy.deliveryAddress}>
              <OrderDeliveryAddress address={order.deliveryAddress} />
            </Part>
            {order.buyer && (
              <Part title={buyers.title}>
                <OrderBuyer buyer={order.buyer} taxByRate={order.taxByRate} />
              </Part>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Name of the seller, on paper. */
function Letterhead() {
  const { name, seller, phone } = useShop()
  return (
    <p className="hidden border-b border-ink pb-2 text-sm print:block">
      <strong className="block text-lg">{name}</strong>
      {seller.legalName}, {seller.address}, {seller.state} · {invoices.gstin} {seller.gstin} · {phone}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="caption mb-2 border-b border-line pb-1 text-steel">{title}</h3>
      {children}
    </section>
  )
}
