import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Query of the shopper's sessions; asked for on every visit. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'sessions'],
    queryFn: async ({ signal }) => (await call('GET /user/sessions', {}, { signal })).data,
    staleTime: 0,
  })
