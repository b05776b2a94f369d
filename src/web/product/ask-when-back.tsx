import type { Product } from '../../shared/contract/catalogue.ts'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'

/** The form of what is sold out. A page that begins with it has loaded it before (product-page.tsx). */
export const whenBack = partLoader(() => import('../product-actions/when-back.tsx'))

/** Of something that is sold out: the way to be told when it is back. */
export function AskWhenBack({ product, variantId }: { product: Product; variantId: string | null }) {
  return (
    <div className="min-h-48 noscript:hidden">
      <LazyPart part={whenBack} props={{ productId: product._id, variantId }} onFailure={goWithout} />
    </div>
  )
}
