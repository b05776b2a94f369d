import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import { call } from '../api/call.ts'
import { useSession } from '../session/store.ts'
import { useShop } from '../site/use-shop.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** PIN code and state that a cart is priced for. */
interface Place {
  pincode: string
  state: string
}

/** The cart as it is priced at the chosen address. */
export function useCartThere(cart: Cart, draft: CheckoutDraft): Cart {
  const saved = useSession((state) => state.user.user?.address) ?? []
  return useCartAt(cart, placeOf(draft, saved))
}

/** The cart as it is priced at a place, where the shop has zones with other terms; as it is until that is known. */
export function useCartAt(cart: Cart, there: Place | null): Cart {
  const { hasZones } = useShop()
  const { data } = useQuery({
    queryKey: ['mine', 'cart-there', there, cart.finalAmount, cart.formattedCart.subTotal],
    queryFn: async ({ signal }) => (await call('GET /cart/get-cart', { query: there ?? {} }, { signal })).data,
    enabled: hasZones && there !== null,
  })
  return data ?? cart
}

function placeOf({ savedId, address }: CheckoutDraft, saved: readonly Address[]): Place | null {
  const { pincode, state } = saved.find(({ _id }) => _id === savedId) ?? address
  return /^[1-9]\d{5}$/.test(pincode) && state !== '' ? { pincode, state } : null
}
