import { useQuery } from '@tanstack/react-query'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { Link } from '../../../ui/router/link.tsx'
import { returnRequestsQuery } from '../../api/requests-query.ts'

/** Leads from the orders that come back to what customers ask to return or to cancel, with how many requests are open. */
export function RequestsLink() {
  const counts = useQuery(returnRequestsQuery({ which: 'open' })).data?.counts
  return (
    <Link
      to="/return-requests"
      className="mt-3 flex min-h-11 items-center gap-2 text-sm font-semibold text-teal hover:underline"
    >
      {copy.title}
      {counts && (
        <span className="figures min-w-6 rounded-full bg-paper-deep px-1.5 text-center text-xs leading-5 text-ink">
          {counts.open}
        </span>
      )}
    </Link>
  )
}
