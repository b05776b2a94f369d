import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { call } from '../api/call.ts'
import { useShop } from '../site/use-shop.ts'
import { type CheckoutDraft, placeOf, wayToSend } from './checkout-draft.ts'

/** PIN code and state that a cart is priced for. */
interface Place {
  pincode: string
  state: string
}

/** The cart as it is priced at the chosen address. */
export function useCartThere(cart: Cart, draft: CheckoutDraft, saved: readonly Address[]): Cart {
  return useCartAt(cart, placeOf(draft, saved), draft.way)
}

/** Key of the carts that are priced at a place. */
export const cartThereKey = ['mine', 'cart-there']

/**
 * The cart with what it comes to at a place, where the shop has zones with other terms; as it is until that is known. Its lines,
 * coupon and notices stay those of the cart itself: they are what is changed.
 */
export function useCartAt(cart: Cart, there: Place | null, way: DeliveryWay = 'delivery'): Cart {
  const { hasZones } = useShop()
  const { formattedCart, couponDetails } = cart
  const lines = formattedCart.items.map(({ product, variant, quantity, offerPrice }) =>
    [product._id, variant?._id, quantity, offerPrice].join(' '),
  )
  const { data } = useQuery({
    queryKey: [...cartThereKey, there, way, lines, couponDetails?._id, cart.finalAmount],
    queryFn: async ({ signal }) =>
      (await call('GET /cart/get-cart', { query: { ...there, ...wayToSend({ way }) } }, { signal })).data,
    enabled: (hasZones && there !== null) || way !== 'delivery',
    staleTime: 0,
    gcTime: 0,
  })
  // a cart that was changed while this was on its way comes to something else
  if (data?.formattedCart.totalPrice !== formattedCart.totalPrice) return cart
  const { deliveryCharges, finalAmount, gst, payOnline, payCash, cashFee, freeDelivery, ways } = data
  return { ...cart, deliveryCharges, finalAmount, gst, payOnline, payCash, cashFee, freeDelivery, ways }
}
