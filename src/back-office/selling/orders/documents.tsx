import { Printer } from 'lucide-react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import type { OrderPaper } from '../../../shared/office/order-lists.ts'
import {
  type ParcelLabelSizeName,
  parcelLabelSizeNames,
  parcelLabelSizes,
} from '../../../shared/office/parcel-labels.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useMay } from '../../api/use-me.ts'
import { OrderPart } from './order-part.tsx'
import { paperAddress } from './paper-address.ts'

const shipped: readonly OrderStatus[] = ['packed', 'shipped', 'out_for_delivery']

/** The papers of an order: for the parcel, and for the books. */
export function Documents({ order }: { order: OfficeOrder }) {
  const may = useMay()
  const { invoice, creditNotes, receiptVoucher, refundVoucher } = order
  return (
    <OrderPart title={copy.documents}>
      <ul className="-my-2 text-sm">
        {may('orders.ship') && shipped.includes(order.status) && (
          <Paper order={order} paper="manifest" name={copy.manifest} />
        )}
        {may('orders.pack') && <Paper order={order} paper="slips" name={copy.slip} />}
        {may('orders.pack') &&
          parcelLabelSizeNames.map((size) => (
            <Paper key={size} order={order} paper="labels" size={size} name={copy.label(parcelLabelSizes[size].name)} />
          ))}
        {may('orders.amounts') && (
          <>
            {receiptVoucher && (
              <Paper order={order} paper="receipt_vouchers" name={copy.receiptVoucher(receiptVoucher.number)} />
            )}
            {refundVoucher && (
              <Paper order={order} paper="refund_vouchers" name={copy.refundVoucher(refundVoucher.number)} />
            )}
            {invoice && (
              <>
                <Paper order={order} paper="invoices" name={copy.invoice(invoice.number)} />
                {order.paymentMethod === 'counter' && (
                  <Paper order={order} paper="receipts" name={copy.receipt(invoice.number)} />
                )}
                <Paper order={order} paper="invoice_duplicates" name={copy.duplicate} />
                <Paper order={order} paper="invoice_triplicates" name={copy.triplicate} />
              </>
            )}
            {creditNotes.length > 0 && (
              <Paper
                order={order}
                paper="credit_notes"
                name={copy.creditNote(creditNotes.map(({ number }) => number).join(', '))}
              />
            )}
          </>
        )}
        {!invoice && <li className="py-2 text-steel">{copy.noInvoice}</li>}
      </ul>
    </OrderPart>
  )
}

interface PaperProps {
  order: OfficeOrder
  paper: OrderPaper
  /** Of address labels. */
  size?: ParcelLabelSizeName
  name: string
}

function Paper({ order, paper, size, name }: PaperProps) {
  return (
    <li>
      <a
        href={paperAddress(paper, [order], size)}
        target="_blank"
        rel="noreferrer"
        className="figures flex min-h-11 items-center gap-3 text-teal underline-offset-4 hover:underline"
      >
        <Icon of={Printer} size={16} />
        {name}
      </a>
    </li>
  )
}
