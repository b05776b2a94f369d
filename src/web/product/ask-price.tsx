import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'

const offerBox = partLoader(() => import('../product-actions/offer-box.tsx'))

/** Of goods that offers are taken for, where there are as many: the way to offer a price for them. */
export function AskPrice({ product, variant }: { product: Product; variant: Variant | null }) {
  const { bargainFrom: from, stock } = variant ?? product
  // of plenty a page does not know the number
  if (from === undefined || stock < Math.min(from, limits.plentyOfStock)) return null
  return (
    <div className="min-h-36 noscript:hidden">
      <LazyPart
        part={offerBox}
        props={{ productId: product._id, variantId: variant?._id ?? null, from }}
        onFailure={goWithout}
      />
    </div>
  )
}
