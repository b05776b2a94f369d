import { useQuery } from '@tanstack/react-query'
import { product as copy } from '../../shared/copy/product.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { productQuery, questionsQuery, relatedQuery } from '../api/queries.ts'
import { fitsQuery } from '../fit/fit-queries.ts'
import { paths } from '../router/paths.ts'
import { variantIn } from '../router/product-link.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { PageHead } from '../site/page-head.tsx'
import { firstVariantId } from './first-variant.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export const loader: PageLoader = async (args) => {
  const query = productQuery(args.params.id ?? '')
  const id = args.params.id ?? ''
  await loadQueries(args, query, questionsQuery(id), relatedQuery(id))
  const product = args.queryClient.getQueryData(query.queryKey)
  if (product === null) args.setStatus(404)
  if (product) await loadQueries(args, fitsQuery(id, firstVariantId(product.variants, variantIn(args.url.search))))
}

/** One product: what it is, what it costs, what others say. */
export default function ProductPage({ params: { id = '' } }: { params: Params }) {
  const { data: product, isPending, isError, error } = useQuery(productQuery(id))
  const asked = variantIn(useLocation().search)
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
  return product ? <ProductDetail key={asked} product={product} asked={asked} /> : <NotFoundPage />
}
