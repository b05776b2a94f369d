import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { deliveryName } from '../../../shared/copy/delivery-name.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { HowMadeUp } from '../../../ui/how-made-up.tsx'
import { goWithout, LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { OrderPart } from './order-part.tsx'

const explainedMoney = partLoader(() => import('./explained-money.tsx'))
const orderRefunds = partLoader(() => import('./order-refunds.tsx'))

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
          <dt>{orderWords.breakdown.payable}</dt>
          <dd className="text-lg">{formatRupees(money.breakdown.payable)}</dd>
        </div>
      </dl>
      {(paidBy || order.collectedAs) && (
        <p className="mt-2 text-sm text-steel">{paidBy ?? copy.collected[order.collectedAs ?? 'cash']}</p>
      )}
      {order.paymentStatus === 'void' && <p className="mt-2 text-sm">{copy.nothingToPay}</p>}
      <HowMadeUp>
        {(close) => {
          const notThere = () => {
            toast.error(copy.partFailed)
            close()
          }
          const props = { orderId: order._id, version: order.version }
          return <LazyPart part={explainedMoney} props={props} onFailure={notThere} />
        }}
      </HowMadeUp>
      {refunds.length > 0 && <LazyPart part={orderRefunds} props={{ refunds }} onFailure={goWithout} />}
    </OrderPart>
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
  const words = orderWords.breakdown
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
    ...(coupon && couponDiscount === 0 ? [[words.couponDiscount(coupon), words.freeDelivery] as [string, string]] : []),
    [deliveryName(breakdown), deliveryCharges === 0 ? words.free : formatRupees(deliveryCharges)],
    ...(onlineDiscount > 0 ? [[words.onlineDiscount, `−${formatRupees(onlineDiscount)}`] as [string, string]] : []),
    ...taxes.map(([name, amount]): [string, string] => [copy.included(name), formatRupees(amount)]),
  ]
}
