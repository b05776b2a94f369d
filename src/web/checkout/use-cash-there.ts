import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import type { CashAnswer } from '../../shared/contract/cash.ts'
import { call } from '../api/call.ts'
import { type CheckoutDraft, placeOf, wayToSend } from './checkout-draft.ts'

/**
 * Asks the shop whether this cart can be paid in cash at the chosen address, while the checkout is open; undefined until it is known, and
 * where the question fails: the order is judged in any case.
 */
export function useCashThere(
  cart: Cart,
  draft: CheckoutDraft,
  saved: readonly Address[],
  open: boolean,
): CashAnswer | undefined {
  const way = wayToSend(draft)
  const query = { ...(draft.savedId && { address: draft.savedId }), ...placeOf(draft, saved), ...way }
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
