import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Query of the shopper's deal that is open or agreed; null: none. */
export const dealQuery = () =>
  queryOptions({
    queryKey: ['mine', 'deal'],
    queryFn: async ({ signal }) => (await call('GET /bargain', {}, { signal })).data,
  })
