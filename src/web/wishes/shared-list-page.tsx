import { queryOptions, useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { wishes } from '../../shared/copy/wishes.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { sharedListPath } from './shared-list-path.ts'
import { WishItem } from './wish-item.tsx'
import { toWishRow, type WishRow } from './wish-rows.ts'

const copy = wishes.page

/** A shared list, null where none is read by this key. */
const sharedListQuery = (key: string) =>
  queryOptions({
    queryKey: ['shared-list', key],
    queryFn: async (given) => {
      try {
        const { data } = await call('GET /shared-list/{key}', { params: { key } }, carried(given))
        // what is not sold any more is of no use to others
        return { name: data.name, rows: data.items.map(toWishRow).filter(({ offer }) => offer !== null) }
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })

export const loader: PageLoader = async (args) => {
  const query = sharedListQuery(args.params.key ?? '')
  await loadQueries(args, query)
  // gone, and not missing: the page says why
  if (args.queryClient.getQueryData(query.queryKey) === null) args.setStatus(410)
}

/** Somebody's wish list, read by its link: products, prices and stock, and the name that its owner wrote. */
export default function SharedListPage({ params: { key = '' } }: { params: Params }) {
  const list = useQuery(sharedListQuery(key))
  const title = list.data ? copy.title(list.data.name) : wishes.title
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={title} description={copy.text} path={sharedListPath(key)} hidden />
      <Breadcrumb label={catalogue.breadcrumb} crumbs={[{ label: catalogue.home, to: paths.home }, { label: title }]} />
      <h1 className="border-b border-ink pb-2 text-2xl [overflow-wrap:anywhere]">{title}</h1>
      {list.isPending && (
        <div role="status" className="mt-5 grid gap-3">
          <span className="sr-only">{wishes.loading}</span>
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {list.isError && (
        <ErrorFallback
          title={copy.failed}
          message={failureText(list.error, copy.failed)}
          reloadLabel={wishes.reload}
          onReload={() => list.refetch()}
        />
      )}
      {list.data && <SharedRows rows={list.data.rows} />}
      {list.data === null && (
        <EmptyState icon={Heart} title={copy.notThere} text={copy.notThereText}>
          <ButtonLink to={paths.products}>{wishes.browse}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

function SharedRows({ rows }: { rows: readonly WishRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState icon={Heart} title={copy.empty}>
        <ButtonLink to={paths.products}>{wishes.browse}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mt-3 text-steel">{copy.text}</p>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.map((row) => (
          <li key={`${row.productId} ${row.variantId}`}>
            <WishItem row={row}>
              <ButtonLink kind="outline" to={paths.product(row.productId)}>
                {copy.see}
              </ButtonLink>
            </WishItem>
          </li>
        ))}
      </ul>
    </>
  )
}
