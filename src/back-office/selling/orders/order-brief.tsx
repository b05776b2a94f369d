import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { paymentWords } from '../../parts/order-badges.tsx'

/** An order of a window in a few words: its number, to whom it goes, and what is to be collected. */
export function OrderBrief({ row }: { row: OrderRow }) {
  const { number, customer, city, pincode, paymentStatus } = row
  const amount = paymentStatus === 'due' ? (row.toCollect ?? row.total) : undefined
  return (
    <div className="min-w-0 text-sm">
      <p className="figures flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{number}</span>
        <span>{amount === undefined ? paymentWords(row) : copy.collect(formatRupees(amount))}</span>
      </p>
      <p className="figures break-words text-steel">
        {[customer, copy.place(city, pincode)].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
