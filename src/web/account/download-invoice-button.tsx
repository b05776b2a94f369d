import { useMutation } from '@tanstack/react-query'
import { creditNotePdfPath, invoicePdfPath } from '../../shared/contract/invoice-pdf.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { downloadFile } from './download-file.ts'

/** Saves the tax invoice of an order as a PDF, or its credit note. */
export function DownloadInvoiceButton({ orderId, creditNote = false }: { orderId: string; creditNote?: boolean }) {
  const { download: label, failed } = creditNote ? copy.creditNote : copy
  const path = creditNote ? creditNotePdfPath : invoicePdfPath
  const download = useMutation({
    mutationFn: () => downloadFile(path.replace('{id}', encodeURIComponent(orderId))),
    onError: (error) => toast.error(failureText(error, failed)),
  })
  return (
    <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Button>
  )
}
