import { onlineManager, queryOptions } from '@tanstack/react-query'
import type { DeliveryCheck } from '../../shared/contract/delivery.ts'
import { type ApiFailure, hasStatus } from '../../ui/api-failure.ts'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'

/** Destination, and the goods if one piece of them is meant. */
interface DeliveryAsked {
  pincode: string
  productId?: string
  variantId?: string | null
}

/**
 * Query of a delivery; its answer is the terms, or the sentence why there are none: a code that is none, or that India Post has
 * not. Its day changes with the clock: it is asked again each minute, and when the shopper or the connection comes back.
 */
export const deliveryQuery = ({ pincode, productId, variantId = null }: DeliveryAsked) =>
  queryOptions({
    queryKey: ['delivery', pincode, productId, variantId],
    queryFn: async (given): Promise<DeliveryCheck | string> => {
      const query = { pincode, ...(productId !== undefined && { productId }), ...(variantId !== null && { variantId }) }
      try {
        return (await call('GET /delivery/check', { query }, carried(given))).data
      } catch (error) {
        if (hasStatus(error, 400) || hasStatus(error, 404))
          return ((error as ApiFailure).errors.pincode ?? '') || (error as Error).message
        throw error
      }
    },
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: isAnswered,
    // also what is fresh: the minutes begin anew with it
    refetchOnReconnect: 'always',
  })

/** State of a query as far as it says whether there was an answer. */
interface Asked {
  state: { dataUpdatedAt: number }
}

function askAgainMs(query: Asked): number | false {
  return isAnswered(query) && onlineManager.isOnline() && 60_000
}

/** Returns whether there was an answer. What failed at first is not asked again by itself: that would be said each time. */
function isAnswered({ state }: Asked): boolean {
  return state.dataUpdatedAt > 0
}
