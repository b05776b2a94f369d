import type { Product } from '../../shared/contract/catalogue.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useStirred } from '../../ui/use-stirred.ts'
import { goodsActions, goWithout, whenBack } from '../goods/goods-actions-part.ts'

/** What can be done beside buying. The buttons come with the first sign of a hand; their place is kept. */
export function BesideBuying({ product, variantId }: { product: Product; variantId: string | null }) {
  const stirred = useStirred()
  const props = { id: product._id, name: product.name, chosen: { variantId } }
  return (
    <div className="min-h-11 noscript:hidden">
      {stirred && <LazyPart part={goodsActions} props={props} onFailure={goWithout} />}
    </div>
  )
}

/** Of something that is sold out: the way to be told when it is back. */
export function WhenBack({ product, variantId }: { product: Product; variantId: string | null }) {
  const loaded = useLoaded()
  return (
    <div className="min-h-48 noscript:hidden">
      {loaded && <LazyPart part={whenBack} props={{ productId: product._id, variantId }} onFailure={goWithout} />}
    </div>
  )
}
