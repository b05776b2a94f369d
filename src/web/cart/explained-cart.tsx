import { useQuery } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import { ExplainedAmounts } from '../../ui/explained-amounts.tsx'
import { call } from '../api/call.ts'
import { useShop } from '../site/use-shop.ts'
import { usePlaceOfPin } from './cart-delivery.tsx'

/** Explanation of how the amounts of the cart come about now, on the terms that hold at the shopper's PIN code. */
export default function ExplainedCart({ cart }: { cart: Cart }) {
  const { hasZones } = useShop()
  const place = usePlaceOfPin()
  // as the amounts beside it are: priced for the place where zones have other terms
  const there = hasZones ? place : null
  const { formattedCart, couponDetails, finalAmount } = cart
  const { data, error, refetch } = useQuery({
    queryKey: ['mine', 'explained-cart', there, formattedCart, couponDetails?._id, finalAmount],
    queryFn: async ({ signal }) => (await call('GET /cart/explain', { query: there ?? {} }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
  return <ExplainedAmounts all={data} failure={error} onRetry={() => void refetch()} />
}
