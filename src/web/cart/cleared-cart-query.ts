import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What of an emptied cart can be put back. */
export const clearedCartQuery = () =>
  queryOptions({
    queryKey: ['mine', 'cleared-cart'],
    queryFn: async ({ signal }) => (await call('GET /cart/cleared', {}, { signal })).data,
  })
