import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Where the shopper is signed in; asked for on every visit. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'sessions'],
    queryFn: async ({ signal }) => (await call('GET /user/sessions', {}, { signal })).data,
    staleTime: 0,
  })
