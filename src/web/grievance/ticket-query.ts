import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { TicketKey } from '../router/ticket-link.ts'

/** Query of a complaint; asked for on every visit. */
export const ticketQuery = ({ number, key }: TicketKey) =>
  queryOptions({
    queryKey: ['ticket', number, key],
    queryFn: async ({ signal }) =>
      (await call('POST /support/tickets/{number}', { params: { number }, body: { key } }, { signal })).data,
    staleTime: 0,
  })
