import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useStirred } from '../../ui/use-stirred.ts'
import { useSession } from '../session/store.ts'

interface Chosen {
  productId: string
  variantId: string | null
}

const fitsWith = partLoader(() => import('../fit/fits-with.tsx'))
const fitsInCart = partLoader(() => import('../fit/fits-in-cart.tsx'))

/** The page is whole without them. */
const goWithout = () => {}

/** What goes with a product, by the rules of the trade: below everything, so it comes with the first sign of a hand. */
export function FitsWith(chosen: Chosen) {
  return useStirred() && <LazyPart part={fitsWith} props={chosen} onFailure={goWithout} />
}

/** How the chosen article goes with what is in the cart. */
export function FitsInCart(chosen: Chosen) {
  const lines = useSession((state) => (state.user.isLoggedIn ? state.cart.lines : 0))
  return lines > 0 && <LazyPart part={fitsInCart} props={{ ...chosen, lines }} onFailure={goWithout} />
}
