import { useQuery } from '@tanstack/react-query'
import type { OfficeQuote } from '../../../shared/contract/office/quotes.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Link } from '../../../ui/router/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { RecordFailed } from '../../parts/record-failed.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { officeQuoteQuery } from './office-quotes-query.ts'
import { QuoteActions } from './quote-actions.tsx'
import { QuotePrices } from './quote-prices.tsx'

/** One quotation: who asked, its prices by line with what the shop has of them, and what becomes of it. */
export default function QuoteScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const { data, error, refetch } = useQuery(officeQuoteQuery(params.id ?? ''))
  if (data) return <Loaded quote={data} />
  if (!error) return <Loading />
  return <RecordFailed error={error} copy={copy} list="/quotes" onAgain={() => void refetch()} />
}

function Loading() {
  return (
    <LoadingPart>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-64" />
    </LoadingPart>
  )
}

function Loaded({ quote }: { quote: OfficeQuote }) {
  const mayEdit = useMay()('orders.edit')
  const canChange = mayEdit && quote.status !== 'accepted' && quote.status !== 'ordered'
  return (
    <div>
      <BackLink to="/quotes">{copy.back}</BackLink>
      <ScreenHead title={quote.number} text={copy.status[quote.status]} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        {/* other prices of the server's are typed anew */}
        <QuotePrices key={quote.lines.map(({ price }) => price).join()} quote={quote} canChange={canChange} />
        <div className="grid gap-6">
          <Card title={copy.customer}>
            <Facts quote={quote} />
          </Card>
          {quote.remarks !== null && (
            <Card title={copy.remarks}>
              <p className="text-sm wrap-anywhere whitespace-pre-wrap">{quote.remarks}</p>
            </Card>
          )}
          {canChange && <QuoteActions quote={quote} />}
        </div>
      </div>
    </div>
  )
}

function Facts({ quote }: { quote: OfficeQuote }) {
  const facts: [string, string | null][] = [
    [copy.customer, quote.name],
    [copy.phone, quote.phone],
    [copy.email, quote.email],
    [copy.gstin, quote.gstin],
    [copy.placeOfSupply, quote.placeOfSupply],
    [copy.created, formatDate(quote.createdAt)],
    [copy.validUntil, formatDate(quote.validUntil)],
    [copy.total, formatRupees(quote.total)],
    [copy.gst, formatRupees(quote.gst)],
  ]
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-steel">{name}</dt>
                <dd className="figures text-right wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {quote.orderId && (
        <Link to={`/orders/${quote.orderId}`} className="inline-flex min-h-11 items-center font-medium underline">
          {copy.seeOrder}
        </Link>
      )}
    </>
  )
}
