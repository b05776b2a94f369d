import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** Part of the screen: the goods that offers are taken for, deals that are open or agreed, and those that are over. */
export const offerParts = ['goods', 'open', 'past'] as const

/** Query of a page of the goods that offers are taken for. */
export const bargainsQuery = (page: number) =>
  queryOptions({
    queryKey: ['bargains', page],
    queryFn: ({ signal }) => callOffice('GET /bargains', { query: { page }, signal }),
  })

/** Query of a page of deals. */
export const dealsQuery = (which: 'open' | 'past', page: number) =>
  queryOptions({
    queryKey: ['deals', which, page],
    queryFn: ({ signal }) => callOffice('GET /deals', { query: { which, page }, signal }),
  })
