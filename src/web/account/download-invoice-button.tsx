import { useMutation } from '@tanstack/react-query'
import { creditNotePdfPath, invoicePdfPath } from '../../shared/contract/invoice-pdf.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { downloadFile } from './download-file.ts'

interface Paper {
  orderId: string
  /** The number of a credit note; left out: the invoice. */
  creditNote?: string
  /** Text of the button where there are several. */
  label?: string
}

/** Saves the tax invoice of an order as a PDF, or a credit note. */
export function DownloadInvoiceButton({ orderId, creditNote, label }: Paper) {
  const { download: usual, failed } = creditNote ? copy.creditNote : copy
  const path = creditNote ? `${creditNotePdfPath}?number=${creditNote.replaceAll('/', '-')}` : invoicePdfPath
  const download = useMutation({
    mutationFn: () => downloadFile(path.replace('{id}', encodeURIComponent(orderId))),
    onError: (error) => toast.error(failureText(error, failed)),
  })
  return (
    <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
      {label ?? usual}
    </Button>
  )
}
