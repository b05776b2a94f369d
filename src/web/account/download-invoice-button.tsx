import { useMutation } from '@tanstack/react-query'
import { invoicePdfPath } from '../../shared/contract/invoice-pdf.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../api/api-failure.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.ts'
import { downloadFile } from './download-file.ts'

/** Saves the tax invoice of an order as a PDF. */
export function DownloadInvoiceButton({ orderId }: { orderId: string }) {
  const download = useMutation({
    mutationFn: () => downloadFile(invoicePdfPath.replace('{id}', encodeURIComponent(orderId))),
    onError: (error) => toast.error(failureText(error, copy.failed)),
  })
  return (
    <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
      {copy.download}
    </Button>
  )
}
