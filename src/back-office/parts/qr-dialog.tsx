import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { QrCode as Qr } from '../../shared/contract/office/qr-calls.ts'
import { qrScreen as copy } from '../../shared/copy/office/qr-codes.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from './moment.tsx'
import { QrCode } from './qr-code.tsx'
import { useQrPayment } from './use-qr-payment.ts'

/** The calls that show a QR code, and read what became of it. */
export interface QrCalls {
  /** Names what is paid among what the browser keeps. */
  key: readonly string[]
  show: (command: string) => Promise<Qr | null>
  read: (signal: AbortSignal) => Promise<Qr | null>
  /** It was paid. */
  onPaid: () => void
}

/** A QR code to be scanned by the customer, until it is paid or its time is over. */
export default function QrDialog({ calls, onClose }: { calls: QrCalls; onClose: () => void }) {
  const { qr, show, isShowing, problem, isCutOff } = useQrPayment(calls)
  const isPaid = qr?.state === 'paid'
  const { onPaid } = calls
  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid, onPaid])
  return (
    <Dialog title={copy.title} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        {qr && <p className="figures text-4xl font-bold">{formatRupees(qr.amount)}</p>}
        {qr?.test && <p className="font-semibold text-bad">{copy.test}</p>}
        <div role="status" className="grid w-full justify-items-center gap-4">
          {isShowing && <p className="text-steel">{copy.making}</p>}
          {!isShowing && qr && <Shown qr={qr} />}
        </div>
        {isCutOff && qr?.state === 'open' && <p className="text-sm text-bad">{copy.noAnswer}</p>}
        <FormAlert text={problem} />
        {!isShowing && (problem || qr?.state === 'closed') && (
          <Button wide className="min-h-14 text-base" onClick={show}>
            {copy.anew}
          </Button>
        )}
        {isPaid && (
          <Button wide autoFocus className="min-h-14 text-base" onClick={onClose}>
            {copy.done}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The middle: the code, or that it is paid or closed. */
function Shown({ qr: { state, content, amount, closesAt } }: { qr: Qr }) {
  const sum = formatRupees(amount)
  if (state === 'closed') return <p>{copy.closed}</p>
  if (state === 'paid')
    return (
      <>
        <Icon of={CircleCheck} size={64} className="text-good" />
        <p className="text-lg font-semibold">{copy.paid(sum)}</p>
        <p className="text-steel">{copy.paidText}</p>
      </>
    )
  return (
    <>
      {content && <QrCode text={content} label={copy.label(sum)} large />}
      <p>{copy.scan}</p>
      <p className="text-sm text-steel">
        {copy.waiting} <Moment at={closesAt} className="figures" />
      </p>
    </>
  )
}
