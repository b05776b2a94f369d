import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Card } from '../../parts/card.tsx'

/** The sums of a customer's orders. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { orders, spent, average, cancelled, returned, refused, firstOrderAt, lastOrderAt } = customer
  const figures: [string, string | null | undefined][] = [
    [copy.figures, orders.toLocaleString('en-IN')],
    [copy.total, spent === undefined ? undefined : formatRupees(spent)],
    [copy.average, average == null ? average : formatRupees(average)],
    [copy.first, firstOrderAt && formatDate(firstOrderAt)],
    [copy.last, lastOrderAt && formatDate(lastOrderAt)],
    [copy.cancelled, cancelled > 0 ? String(cancelled) : null],
    [copy.returned, returned > 0 ? String(returned) : null],
    [copy.refused, refused > 0 ? String(refused) : null],
  ]
  return (
    <Card title={copy.figures}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(
          ([name, value]) =>
            value != null && (
              <div key={name}>
                <dt className="text-sm text-steel">{name}</dt>
                <dd className="figures font-bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
