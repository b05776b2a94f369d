import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Query of the shopper's stock requests for one product. */
export const ownRequestsQuery = (productId: string) =>
  queryOptions({
    queryKey: ['mine', 'stock-requests', productId],
    queryFn: async ({ signal }) =>
      (await call('GET /stock-request/{id}', { params: { id: productId } }, { signal })).data,
  })
