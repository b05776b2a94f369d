import { queryOptions, useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useEffect } from 'react'
import { compareLimits } from '../../shared/compare-limits.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { compare as copy } from '../../shared/copy/compare.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'
import { dropCompared } from '../product-actions/compared.ts'
import { comparedIn, comparePath } from '../router/compare-path.ts'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { CompareTable } from './compare-table.tsx'

const crumbs = [{ label: catalogue.home, to: paths.home }, { label: copy.title }]

const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', ...ids],
    queryFn: async (given) =>
      (await call('GET /product/compare', { query: { ids: ids.join(',') } }, carried(given))).data,
  })

export const loader: PageLoader = async (args) => {
  const ids = comparedIn(args.url.search)
  if (ids.length > 0) await loadQueries(args, comparedQuery(ids))
}

/** Two to four products side by side, by their address: to be read without scripts, and to be passed on. */
export default function ComparePage() {
  const { search } = useLocation()
  const ids = comparedIn(search)
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.description} path={comparePath(ids)} hidden />
      <Breadcrumb label={catalogue.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{copy.title}</h1>
      {ids.length === 0 ? <Nothing title={copy.empty} text={copy.emptyText} /> : <Compared key={search} ids={ids} />}
    </div>
  )
}

function Compared({ ids }: { ids: readonly string[] }) {
  const query = useQuery(comparedQuery(ids))
  const gone = query.data?.missing
  // what is not sold any more takes no place among those that are compared
  useEffect(() => gone?.forEach(dropCompared), [gone])
  if (query.isPending) {
    return (
      <div role="status" className="mt-5">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-96 w-full" />
      </div>
    )
  }
  if (query.isError) {
    return (
      <ErrorFallback
        title={copy.failed}
        message={failureText(query.error, copy.failed)}
        reloadLabel={copy.reload}
        onReload={() => query.refetch()}
      />
    )
  }
  const { products, missing } = query.data
  return (
    <>
      {missing.length > 0 && (
        <p className="mt-4 rounded-sm bg-signal-wash px-4 py-3 text-sm">{copy.gone(missing.length)}</p>
      )}
      {products.length > 0 && <CompareTable products={products} />}
      {products.length === 0 && <Nothing title={copy.empty} text={copy.emptyText} />}
      {products.length > 0 && products.length < compareLimits.least && <Nothing title={copy.one} text={copy.oneText} />}
    </>
  )
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState icon={Scale} title={title} text={text}>
      <ButtonLink to={paths.products}>{copy.browse}</ButtonLink>
    </EmptyState>
  )
}
