import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { officeQuotesQuery, quoteParts } from './office-quotes-query.ts'

/** The quotations: those that wait for the shop, that were sent, accepted, or are over. */
export default function QuotesScreen() {
  const search = useSearchParams()
  const which = quoteParts.find((part) => part === search.get('which')) ?? 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(officeQuotesQuery(which, page))
  return (
    <div>
      <ScreenHead title={copy.title} text={copy.text} />
      <Tabs
        label={copy.title}
        tabs={quoteParts.map((part) => ({ to: `/quotes?which=${part}`, label: copy.tabs[part], here: part === which }))}
      />
      <LoadedPart query={query}>
        {({ data, more }) => (
          <>
            {data.length === 0 ? (
              <EmptyState icon={FileText} title={copy.none} text={copy.noneText} />
            ) : (
              <ul className="divide-y divide-line rounded-md border border-line bg-card">
                {data.map((quote) => (
                  <li key={quote._id}>
                    <Link
                      to={`/quotes/${quote._id}`}
                      className="figures grid min-h-12 grid-cols-2 items-center gap-x-4 px-4 py-2 text-sm hover:bg-paper-sunk sm:grid-cols-[10rem_1fr_9rem_8rem_7rem]"
                    >
                      <span className="font-semibold">{quote.number}</span>
                      <span className="truncate">{quote.name}</span>
                      <span className="text-steel">{formatDate(quote.validUntil)}</span>
                      <span className="font-semibold sm:text-right">{formatRupees(quote.total)}</span>
                      <span className="text-steel sm:text-right">{copy.status[quote.status]}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <PageTurn copy={copy} page={page} more={more} addressOf={(to) => `/quotes?which=${which}&page=${to}`} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}
