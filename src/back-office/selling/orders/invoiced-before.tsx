import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoicedBeforeRow } from '../../../shared/contract/office/invoice-anew-calls.ts'
import { invoicesAnew as copy } from '../../../shared/copy/office/invoices-anew.ts'
import { ordersScreen } from '../../../shared/copy/office/orders-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { invoicedBeforeQuery } from './orders-data.ts'

/** Unpaid cash orders that were invoiced before a change of GST rate, if there are any: their invoices can be replaced (CGST Act s.14). */
export function InvoicedBefore() {
  const query = useQuery(invoicedBeforeQuery)
  const orders = query.data?.data ?? []
  if (orders.length === 0) return <PartFailed query={query} />
  return (
    <details className="mt-3 rounded-sm border border-line bg-card px-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">{copy.title(orders.length)}</summary>
      <p className="max-w-prose pb-2 text-steel">{copy.text}</p>
      <ul className="border-t border-line">
        {orders.map((order) => (
          <Row key={order._id} order={order} />
        ))}
      </ul>
    </details>
  )
}

function Row({ order }: { order: InvoicedBeforeRow }) {
  const { _id, number, invoice, invoicedAt, lines, gst, total } = order
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0">
      <Link to={`/orders/${_id}`} className="figures font-semibold text-teal underline-offset-4 hover:underline">
        {number}
      </Link>
      <span className="figures min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="block">{copy.invoiced(invoice, formatDay(indianDay(invoicedAt)))}</span>
        <span className="block">
          {lines.map(({ name, was, now }) => ordersScreen.rateChange(name, was, now)).join(', ')}
        </span>
        <span className="block text-steel">
          {copy.gst(formatRupees(gst.was), formatRupees(gst.now), formatRupees(total))}
        </span>
      </span>
      <Replace order={order} />
    </li>
  )
}

function Replace({ order: { _id: id, number, invoice } }: { order: InvoicedBeforeRow }) {
  const [asking, setAsking] = useState(false)
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /orders/{id}/invoice-anew', { params: { id }, body: { invoice }, command }),
    stale: ['orders'],
    failed: copy.failed,
  })
  return (
    <>
      <Button
        kind="outline"
        pending={pending}
        aria-label={copy.actFor(number)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {copy.act}
      </Button>
      {asking && (
        <ConfirmDialog
          title={copy.question(invoice)}
          question={copy.questionText}
          confirmLabel={copy.act}
          keepLabel={copy.cancel}
          onConfirm={() => {
            setAsking(false)
            act()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
