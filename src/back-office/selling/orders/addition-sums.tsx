import type { AdditionPreview } from '../../../shared/contract/office/linked-order-calls.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { orderEdit } from '../../../shared/copy/office/order-edit.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'

type Row = keyof typeof orderEdit.rows
const rows = Object.keys(orderEdit.rows) as Row[]

/** Amounts that added items come to: each amount, and whether they travel with the order. */
export function AdditionSums({ addition: { money, isAlong }, isOld }: { addition: AdditionPreview; isOld: boolean }) {
  return (
    <section
      aria-live="polite"
      aria-busy={isOld}
      aria-label={copy.sums}
      className={`grid gap-2 rounded-xs bg-paper-sunk px-3 py-3 ${isOld ? 'opacity-60' : ''}`}
    >
      <dl className="figures grid gap-1 text-sm">
        {rows
          .filter((row) => row === 'payable' || money[row] !== 0)
          .map((row) => (
            <div key={row} className={`flex justify-between gap-4 ${row === 'payable' ? 'text-base font-bold' : ''}`}>
              <dt>{orderEdit.rows[row]}</dt>
              <dd>{formatRupees(money[row])}</dd>
            </div>
          ))}
      </dl>
      <p className="text-sm">{isAlong ? copy.along : copy.notAlong}</p>
    </section>
  )
}
