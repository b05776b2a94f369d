import { useQuery } from '@tanstack/react-query'
import { product as copy } from '../../shared/copy/product.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { goWithout } from '../../ui/lazy-part.tsx'
import type { Params } from '../../ui/router/match-route.ts'
import { loadQueries, type PageLoader, type PageParts } from '../../ui/router/page-context.ts'
import { useLocation } from '../../ui/router/use-location.ts'
import { productQuery, questionsQuery, relatedQuery } from '../api/queries.ts'
import { fitsQuery } from '../fit/fit-queries.ts'
import { paths } from '../router/paths.ts'
import { pincodeIn, variantIn } from '../router/product-link.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { PageHead } from '../site/page-head.tsx'
import { whenBack } from './ask-when-back.tsx'
import { deliveryAnswer } from './delivery-box.tsx'
import { firstVariantId, offeredFirst } from './first-variant.ts'
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

/** Parts that come early: sold-out goods ask at once whom to tell when they are back; an address with a PIN code is answered. A part that does not come is done without. */
export const parts: PageParts = async ({ queryClient, url, params: { id = '' } }) => {
  const product = queryClient.getQueryData(productQuery(id).queryKey)
  if (!product) return []
  const variantId = firstVariantId(product.variants, variantIn(url.search))
  const pincode = pincodeIn(url.search)
  const isThere = offeredFirst(product, variantId).stock > 0
  const part = isThere ? deliveryAnswer : whenBack
  if (isThere && !pincode) return []
  await part.load().catch(goWithout)
  // its data and its file come with the page
  if (!import.meta.env.SSR) return []
  if (!isThere) return ['src/web/product-actions/when-back.tsx']
  const { deliveryQuery } = await import('../product-actions/delivery-query.ts')
  await queryClient.prefetchQuery(deliveryQuery({ pincode: pincode ?? '', productId: id, variantId }))
  return ['src/web/product-actions/delivery-answer.tsx']
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
