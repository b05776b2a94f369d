import { useQuery } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { useCartAt } from '../checkout/use-cart-there.ts'
import DeliveryLine from '../product-actions/delivery-line.tsx'
import { deliveryQuery } from '../product-actions/delivery-query.ts'
import { askForPin, useDeliveryPin } from '../session/delivery-place.ts'

/** Day of the delivery to the shopper's PIN code, or why there is none; without a code it is asked for. */
export function CartDelivery() {
  const pincode = useDeliveryPin()
  return (
    <div className="mt-3 min-h-6 text-sm">
      {pincode ? (
        <DeliveryLine key={pincode} pincode={pincode} inCart />
      ) : (
        <button type="button" onClick={askForPin} className="min-h-6 text-left text-teal underline">
          {catalogue.askPin}
        </button>
      )}
    </div>
  )
}

/** PIN code of the shopper and the state that it lies in; null where it lies in none or in several. */
export function usePlaceOfPin(): { pincode: string; state: string } | null {
  const pincode = useDeliveryPin()
  const { data } = useQuery({ ...deliveryQuery({ pincode: pincode ?? '' }), enabled: pincode !== null })
  const state = typeof data === 'object' ? data.state?.name : undefined
  return pincode !== null && state !== undefined ? { pincode, state } : null
}

/** The cart as it is priced at the shopper's PIN code, as far as that lies in one state. */
export function useCartAtPin(cart: Cart): Cart {
  return useCartAt(cart, usePlaceOfPin())
}
