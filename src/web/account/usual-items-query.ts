import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The shopper's usual items. Prices and stock change without us: asked for on every visit. */
export const usualItemsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'usual-items'],
    queryFn: async ({ signal }) => (await call('GET /order/usual-items', {}, { signal })).data,
    staleTime: 0,
  })
