import { cart as copy } from '../../shared/copy/cart.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useCartBusy } from './use-cart-busy.ts'

/** A sign in the middle of the screen while a call of the cart is under way; it fades in, so that quick ones do not flicker. */
export function BusySign() {
  if (!useCartBusy()) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-20 grid animate-appear-late place-items-center">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-card text-teal shadow-float">
        <Spinner label={copy.working} size={30} />
      </span>
    </div>
  )
}
