import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import type { CashAnswer } from '../../shared/contract/cash.ts'
import { call } from '../api/call.ts'
import { useSession } from '../session/store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { placeOf } from './use-cart-there.ts'

/**
 * Asks the shop whether this cart can be paid in cash at the chosen address, while the checkout is open; undefined until it is known, and
 * where the question fails: the order is judged in any case.
 */
export function useCashThere(cart: Cart, draft: CheckoutDraft, open: boolean): CashAnswer | undefined {
  const saved = useSession((state) => state.user.user?.address) ?? []
  const query = draft.savedId ? { address: draft.savedId, ...placeOf(draft, saved) } : (placeOf(draft, saved) ?? {})
  const { data } = useQuery({
    queryKey: ['mine', 'cash-there', query, cart.finalAmount, cart.payCash],
    queryFn: async ({ signal }) => (await call('GET /order/cash', { query }, { signal })).data,
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return data
}
