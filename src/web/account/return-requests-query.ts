import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The shopper's requests to return or to cancel, newest first. The shop moves them: asked for on every visit. */
export const returnRequestsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'return-requests'],
    queryFn: async ({ signal }) => (await call('GET /order/return-requests', {}, { signal })).data,
    staleTime: 0,
  })
