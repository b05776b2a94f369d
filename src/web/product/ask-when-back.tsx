import type { Product } from '../../shared/contract/catalogue.ts'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

const whenBack = partLoader(() => import('../beside/when-back.tsx'))

/** Of something that is sold out: the way to be told when it is back. */
export function AskWhenBack({ product, variantId }: { product: Product; variantId: string | null }) {
  const loaded = useLoaded()
  return (
    <div className="min-h-48 noscript:hidden">
      {loaded && <LazyPart part={whenBack} props={{ productId: product._id, variantId }} onFailure={goWithout} />}
    </div>
  )
}
