import { queryOptions } from '@tanstack/react-query'
import { callOffice } from './call-office.ts'

/** Requests of customers that are wanted: open or closed ones, or all of one order. Pages count from 1. */
export interface RequestsWanted {
  which: 'open' | 'closed' | 'all'
  order?: string
  page?: number
}

/** Requests to return or to cancel, and how many are open in all. */
export const returnRequestsQuery = ({ which, order, page = 1 }: RequestsWanted) =>
  queryOptions({
    queryKey: ['return-requests', which, order ?? '', page],
    queryFn: ({ signal }) =>
      callOffice('GET /return-requests', { query: { which, page, ...(order && { order }) }, signal }),
    meta: { live: ['orders'] },
  })
