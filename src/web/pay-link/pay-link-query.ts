import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '../../ui/api-failure.ts'
import { type CallAnswer, call } from '../api/call.ts'

/** A payment link as its page shows it. */
export type PayLink = CallAnswer<'POST /pay-link'>['data']

const askAgainMs = 3000
const triesMost = 2

/** Query of a payment link, by the key that opens it; asked for again while its payment is under way. */
export const payLinkQuery = (key: string) =>
  queryOptions({
    queryKey: ['pay-link', key],
    queryFn: async () => (await call('POST /pay-link', { body: { key } })).data,
    staleTime: 0,
    retry: (tries, error) => !hasStatus(error, 404) && tries < triesMost,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgainMs : false),
  })
