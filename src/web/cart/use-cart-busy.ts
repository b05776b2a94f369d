import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { cartQuery } from '../session/personal-queries.ts'
import { couponsQuery } from './coupons-query.ts'

/** Returns whether any cart, coupon or quantity call is under way (SPEC §2). */
export function useCartBusy(): boolean {
  const changing = useIsMutating({ mutationKey: ['cart'] })
  const cart = useIsFetching({ queryKey: cartQuery().queryKey })
  const coupons = useIsFetching({ queryKey: couponsQuery().queryKey })
  return changing + cart + coupons > 0
}
