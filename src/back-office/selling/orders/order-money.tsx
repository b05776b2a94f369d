import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { payBackScreen as payBack } from '../../../shared/copy/office/pay-back.ts'
import { orders } from '../../../shared/copy/orders.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useMay } from '../../api/use-me.ts'
import { OrderPart } from './order-part.tsx'
import { RetryRefundButton } from './retry-refund-button.tsx'

const payBackDialog = partLoader(() => import('./pay-back-dialog.tsx'))

type Money = NonNullable<OfficeOrder['money']>

/** The breakdown of the amount, the payment, and the refunds. */
export function OrderMoney({ order, money }: { order: OfficeOrder; money: Money }) {
  const { refunds, paidBy } = money
  return (
    <OrderPart title={copy.money}>
      <dl className="figures grid grid-cols-1 gap-1 text-sm">
        {rowsOf(money).map(([name, amount]) => (
          <Row key={name} name={name} amount={amount} />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{orders.breakdown.payable}</dt>
          <dd className="text-lg">{formatRupees(money.breakdown.payable)}</dd>
        </div>
      </dl>
      {(paidBy || order.collectedAs) && (
        <p className="mt-2 text-sm text-steel">{paidBy ?? copy.collected[order.collectedAs ?? 'cash']}</p>
      )}
      {order.paymentStatus === 'void' && <p className="mt-2 text-sm">{copy.nothingToPay}</p>}
      {refunds.map((refund) => (
        <Refund key={refund._id} refund={refund} />
      ))}
    </OrderPart>
  )
}

/** A refund: its state; where somebody has to pay it, the way to say that it is done. */
function Refund({ refund }: { refund: Money['refunds'][number] }) {
  const [asking, setAsking] = useState(false)
  const mayPayBack = useMay()('refunds.by_hand')
  const amount = formatRupees(refund.amount)
  const byHand = refund.status === 'owed' || refund.status === 'stopped'
  return (
    <div
      className={`mt-2 grid grid-cols-1 gap-2 rounded-xs px-3 py-2 text-sm ${byHand ? 'bg-signal-wash' : 'bg-paper-sunk'}`}
    >
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

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-steel">{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function rowsOf({ breakdown, coupon }: Money): [string, string][] {
  const { subTotal, couponDiscount, deliveryCharges, onlineDiscount, cgst, sgst, igst } = breakdown
  const words = orders.breakdown
  const taxes: [string, number][] =
    igst > 0
      ? [[words.igst, igst]]
      : [
          [words.cgst, cgst],
          [words.sgst, sgst],
        ]
  return [
    [words.subTotal, formatRupees(subTotal)],
    ...(couponDiscount > 0
      ? [[words.couponDiscount(coupon ?? undefined), `−${formatRupees(couponDiscount)}`] as [string, string]]
      : []),
    [words.deliveryCharges, deliveryCharges === 0 ? words.free : formatRupees(deliveryCharges)],
    ...(onlineDiscount > 0 ? [[words.onlineDiscount, `−${formatRupees(onlineDiscount)}`] as [string, string]] : []),
    ...taxes.map(([name, amount]): [string, string] => [copy.included(name), formatRupees(amount)]),
  ]
}
