import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { payBackScreen as payBack } from '../../../shared/copy/office/pay-back.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useMay } from '../../api/use-me.ts'
import { RetryRefundButton } from './retry-refund-button.tsx'

const payBackDialog = partLoader(() => import('./pay-back-dialog.tsx'))

type Refunds = NonNullable<OfficeOrder['money']>['refunds']

/** The refunds of an order, the oldest first. */
export default function OrderRefunds({ refunds }: { refunds: Refunds }) {
  return refunds.map((refund) => <Refund key={refund._id} refund={refund} />)
}

/** A refund: its state; where somebody has to pay it, the way to say that it is done. */
function Refund({ refund }: { refund: Refunds[number] }) {
  const [asking, setAsking] = useState(false)
  const mayPayBack = useMay()('refunds.by_hand')
  const amount = formatRupees(refund.amount)
  const byHand = refund.status === 'owed' || refund.status === 'stopped'
  return (
    <div
      className={`mt-2 grid grid-cols-1 gap-2 rounded-xs px-3 py-2 text-sm ${byHand ? 'bg-signal-wash' : 'bg-paper-sunk'}`}
    >
      {refund.late && <p>{copy.lateRefund}</p>}
      <p>
        {copy.refund(amount, refund.creditNote)}: {copy.refundStates[refund.status] ?? refund.status}
        {refund.way !== 'provider' && `, ${payBack.ways[refund.way]}`}
        {refund.reference && `, ${refund.reference}`}
      </p>
      {refund.status === 'stopped' && mayPayBack && <RetryRefundButton refundId={refund._id} />}
      {byHand && mayPayBack && (
        <Button kind="outline" wide onClick={() => setAsking(true)}>
          {payBack.open}
        </Button>
      )}
      {asking && (
        <LazyPart
          part={payBackDialog}
          props={{ refundId: refund._id, amount, way: refund.way, onClose: () => setAsking(false) }}
          onFailure={() => {
            toast.error(copy.partFailed)
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}
