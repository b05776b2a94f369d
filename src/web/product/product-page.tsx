import { useQuery } from '@tanstack/react-query'
import { product as copy } from '../../shared/copy/product.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { productQuery, questionsQuery, relatedQuery } from '../api/queries.ts'
import { paths } from '../router/paths.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { PageHead } from '../site/page-head.tsx'
import { ProductDetail } from './product-detail.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export const loader: PageLoader = async (args) => {
  const query = productQuery(args.params.id ?? '')
  const id = args.params.id ?? ''
  await loadQueries(args, query, questionsQuery(id), relatedQuery(id))
  if (args.queryClient.getQueryData(query.queryKey) === null) args.setStatus(404)
}

/** One product: what it is, what it costs, what others say. */
export default function ProductPage({ params: { id = '' } }: { params: Params }) {
  const { data: product, isPending, isError, error } = useQuery(productQuery(id))
  if (isPending) return <ProductSkeleton />
  if (isError) {
    return (
      <div className="page">
        <PageHead title={copy.failedTitle} description={copy.failedText} path={paths.product(id)} hidden />
        <ErrorFallback
          title={copy.failedTitle}
          message={failureText(error, copy.failedText)}
          reloadLabel={copy.reload}
          onReload={() => window.location.reload()}
        />
      </div>
    )
  }
  return product ? <ProductDetail product={product} /> : <NotFoundPage />
}
