import { useMutation } from '@tanstack/react-query'
import { paperPdfPaths } from '../../shared/contract/invoice-pdf.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { downloadFile } from './download-file.ts'

type PaperKind = keyof typeof paperPdfPaths

interface Paper {
  orderId: string
  paper?: PaperKind
  /** Of a credit note; left out: the newest. */
  number?: string
  /** Text of the button where there are several. */
  label?: string
}

/** Saves a paper of an order as a PDF: its tax invoice where nothing else is said. */
export function DownloadInvoiceButton({ orderId, paper = 'invoice', number, label }: Paper) {
  const path = paperPdfPaths[paper].replace('{id}', encodeURIComponent(orderId))
  const query = number === undefined ? '' : `?number=${number.replaceAll('/', '-')}`
  const download = useMutation({
    mutationFn: () => downloadFile(`${path}${query}`),
    onError: (error) => toast.error(failureText(error, copy.downloadFailed[paper])),
  })
  return (
    <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
      {label ?? copy.download[paper]}
    </Button>
  )
}
