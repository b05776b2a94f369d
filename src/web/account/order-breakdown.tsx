import type { Order } from '../../shared/contract/orders.ts'
import { deliveryName } from '../../shared/copy/delivery-name.ts'
import { orders } from '../../shared/copy/orders.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'

const copy = orders.breakdown

/** Breakdown of an order's amount, and the tax in it. */
export function OrderBreakdown({ order }: { order: Order }) {
  const { subTotal, couponDiscount, deliveryCharges, onlineDiscount, payable, gst, cgst, sgst, igst } = order.breakdown
  const amounts = [
    { name: copy.subTotal, text: formatRupees(subTotal) },
    couponDiscount > 0 && {
      name: copy.couponDiscount(order.couponApplied?.code),
      text: `−${formatRupees(couponDiscount)}`,
    },
    order.couponApplied?.freeDelivery && {
      name: copy.couponDiscount(order.couponApplied.code),
      text: copy.freeDelivery,
    },
    { name: deliveryName(order.breakdown), text: deliveryCharges === 0 ? copy.free : formatRupees(deliveryCharges) },
    onlineDiscount > 0 && { name: copy.onlineDiscount, text: `−${formatRupees(onlineDiscount)}` },
    { name: copy.payable, text: formatRupees(payable), look: 'border-t border-ink pt-2 text-base font-bold' },
    { name: copy.gst, text: formatRupees(gst), look: 'text-xs text-steel' },
    cgst > 0 && { name: copy.cgst, text: formatRupees(cgst), look: 'pl-3 text-xs text-steel' },
    sgst > 0 && { name: copy.sgst, text: formatRupees(sgst), look: 'pl-3 text-xs text-steel' },
    igst > 0 && { name: copy.igst, text: formatRupees(igst), look: 'pl-3 text-xs text-steel' },
  ]
  return (
    <dl className="figures grid gap-1.5 text-sm">
      {amounts.map(
        (amount) =>
          amount && (
            <div key={amount.name} className={classNames('flex justify-between gap-4', amount.look)}>
              <dt>{amount.name}</dt>
              <dd>{amount.text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
