import type { Cart } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'

/** Amount missing for free delivery, or a note that it is reached. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { threshold, missing } = cart.freeDelivery
  if (missing <= 0) {
    return cart.deliveryCharges === 0 && <p className="mt-3 text-sm text-steel">{copy.freeReached}</p>
  }
  return (
    <div className="mt-3">
      <p className="text-sm text-steel">{copy.missing(formatRupees(missing))}</p>
      <progress
        aria-label={copy.freeProgress}
        max={threshold}
        value={cart.formattedCart.totalPrice}
        className="mt-1 block h-2 w-full accent-teal"
      />
    </div>
  )
}
