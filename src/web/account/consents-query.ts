import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Query of what the shopper agrees to; asked for on every visit. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'consents'],
    queryFn: async ({ signal }) => (await call('GET /user/consents', {}, { signal })).data,
    staleTime: 0,
  })
