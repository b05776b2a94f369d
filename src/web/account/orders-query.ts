import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The shopper's orders, newest first. Statuses move without us: asked for on every visit. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['mine', 'orders'],
    queryFn: async ({ signal }) => (await call('GET /order/get-user-orders', {}, { signal })).data,
    staleTime: 0,
  })
