import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useSession } from '../session/store.ts'

const fitsInCart = partLoader(() => import('../fit/fits-in-cart.tsx'))

/** Fit of the chosen article with what is in the cart. */
export function FitsInCart(chosen: { productId: string; variantId: string | null }) {
  const lines = useSession((state) => (state.user.isLoggedIn ? state.cart.lines : 0))
  return lines > 0 && <LazyPart part={fitsInCart} props={{ ...chosen, lines }} onFailure={goWithout} />
}
