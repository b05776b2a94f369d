import { useMutation } from '@tanstack/react-query'
import { paperPdfPaths } from '../../shared/contract/invoice-pdf.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { downloadFile } from './download-file.ts'

type PaperKind = keyof typeof paperPdfPaths

/** Saves a paper of an order as a PDF: its tax invoice where nothing else is said. */
export function DownloadInvoiceButton({ orderId, paper = 'invoice' }: { orderId: string; paper?: PaperKind }) {
  const download = useMutation({
    mutationFn: () => downloadFile(paperPdfPaths[paper].replace('{id}', encodeURIComponent(orderId))),
    onError: (error) => toast.error(failureText(error, copy.downloadFailed[paper])),
  })
  return (
    <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
      {copy.download[paper]}
    </Button>
  )
}
