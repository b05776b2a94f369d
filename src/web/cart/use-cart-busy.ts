import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { cartThereKey } from '../checkout/use-cart-there.ts'
import { cartQuery } from '../session/personal-queries.ts'
import { couponsQuery } from './coupons-query.ts'

/** Returns whether any cart, coupon or quantity call is under way (SPEC §2). */
export function useCartBusy(): boolean {
  const changing = useIsMutating({ mutationKey: ['cart'] })
  const cart = useIsFetching({ queryKey: cartQuery().queryKey })
  const coupons = useIsFetching({ queryKey: couponsQuery().queryKey })
  const there = useIsFetching({ queryKey: cartThereKey })
  return changing + cart + coupons + there > 0
}
