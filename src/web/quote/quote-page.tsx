import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { quotes } from '../../shared/copy/quotes.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { useSearchParams } from '../../ui/router/use-location.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { quoteQuery } from './quote-query.ts'
import { QuoteView } from './quote-view.tsx'

const copy = quotes.page

export const loader: PageLoader = async (args) => {
  const query = quoteQuery(args.params.number ?? '', args.url.searchParams.get('key') ?? '')
  await loadQueries(args, query)
  // gone, and not missing: the page says why
  if (args.queryClient.getQueryData(query.queryKey) === null) args.setStatus(410)
}

/** Somebody's quotation, opened by its key: its lines and prices, until when they hold, its PDF, and the way to accept it. */
export default function QuotePage({ params: { number = '' } }: { params: Params }) {
  const key = useSearchParams().get('key') ?? ''
  const quote = useQuery(quoteQuery(number, key))
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.text} hidden />
      <Breadcrumb label={copy.home} crumbs={[{ label: copy.home, to: paths.home }, { label: copy.title }]} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">
        {copy.title} {quote.data?.number}
      </h1>
      {quote.isPending && <Spinner size={24} label={copy.loading} />}
      {quote.isError && (
        <ErrorFallback
          title={copy.failed}
          message={failureText(quote.error, copy.failed)}
          reloadLabel={copy.again}
          onReload={() => quote.refetch()}
        />
      )}
      {quote.data && <QuoteView quote={quote.data} quoteKey={key} />}
      {quote.data === null && (
        <EmptyState icon={FileText} title={copy.notThere} text={copy.notThereText}>
          <ButtonLink to={paths.products}>{copy.browse}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
