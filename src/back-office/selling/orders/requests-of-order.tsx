import { useQuery } from '@tanstack/react-query'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { Link } from '../../../ui/router/link.tsx'
import { returnRequestsQuery } from '../../api/requests-query.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { OrderPart } from './order-part.tsx'

/** Requests of the customer about this order; nothing where there is none. */
export default function RequestsOfOrder({ order: { _id: id } }: { order: Pick<OfficeOrder, '_id'> }) {
  const query = useQuery(returnRequestsQuery({ which: 'all', order: id }))
  const requests = query.data?.data ?? []
  if (requests.length === 0 && !query.error) return null
  return (
    <OrderPart title={copy.title}>
      <PartFailed query={query} />
      <ul className="grid grid-cols-1">
        {requests.map(({ number, kind, state, isOpen }) => (
          <li key={number}>
            <Link
              to={`/return-requests?order=${encodeURIComponent(id)}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-semibold text-teal hover:underline"
            >
              <span className="figures">
                {copy.kind[kind]} {number}
              </span>
              <span className={isOpen ? 'text-bad' : 'text-steel'}>{copy.state[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
