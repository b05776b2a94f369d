import { useQuery } from '@tanstack/react-query'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { call } from '../api/call.ts'
import { DownloadInvoiceButton } from './download-invoice-button.tsx'
import { HowOrderIsMadeUp } from './how-order-is-made-up.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import './order-print.css'

/** The tax invoice of an order on screen; it can be printed and saved. */
export default function InvoiceDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const invoice = useQuery({
    queryKey: ['mine', 'invoice', orderId],
    queryFn: async ({ signal }) =>
      (await call('GET /order/invoice/{id}', { params: { id: orderId } }, { signal })).data,
    // An invoice never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      title={invoice.data ? copy.titles[invoice.data.kind] : copy.title}
      closeLabel={copy.back}
      onClose={onClose}
      size="wide"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" disabled={!invoice.data} onClick={() => window.print()}>
            {copy.print}
          </Button>
          <DownloadInvoiceButton orderId={orderId} />
        </div>
      }
    >
      {invoice.isPending && (
        <p role="status" className="flex items-center gap-3 py-8">
          <Spinner /> {copy.loading}
        </p>
      )}
      {invoice.isError && (
        <p role="alert" className="py-8">
          {failureText(invoice.error, copy.failed)}
        </p>
      )}
      {invoice.data && (
        <>
          <InvoiceSheet invoice={invoice.data} />
          <HowOrderIsMadeUp orderId={orderId} />
        </>
      )}
    </Dialog>
  )
}
