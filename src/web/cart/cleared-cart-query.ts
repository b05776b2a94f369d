import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Query of the lines of an emptied cart that can be restored. */
export const clearedCartQuery = () =>
  queryOptions({
    queryKey: ['mine', 'cleared-cart'],
    queryFn: async ({ signal }) => (await call('GET /cart/cleared', {}, { signal })).data,
  })
