import { useQuery } from '@tanstack/react-query'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { Link } from '../../../ui/router/link.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { rateChangesQuery } from './orders-data.ts'

/** New orders whose GST rate changed since they were placed, if there are any: Confirm taxes them anew (CGST Act s.14). */
export function RateChanges() {
  const query = useQuery(rateChangesQuery)
  const orders = query.data?.data ?? []
  if (orders.length === 0) return <PartFailed query={query} />
  return (
    <details className="mt-3 rounded-sm border border-line bg-card px-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">{copy.rateChanges(orders.length)}</summary>
      <p className="pb-2 text-steel">{copy.rateChangesText}</p>
      <ul className="figures border-t border-line">
        {orders.map(({ _id, number, lines }) => (
          <li key={_id} className="flex flex-wrap gap-x-4 border-b border-line py-2 last:border-b-0">
            <Link to={`/orders/${_id}`} className="font-semibold text-teal underline-offset-4 hover:underline">
              {number}
            </Link>
            <span>{lines.map(({ name, was, now }) => copy.rateChange(name, was, now)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
