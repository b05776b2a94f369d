import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** Runs that are not handed in, and the newest that are. */
export const runsQuery = queryOptions({
  queryKey: ['runs', 'all'],
  queryFn: ({ signal }) => callOffice('GET /runs', { signal }),
  meta: { live: ['orders'] },
})

/** Parcels that can be given to somebody, and who delivers. */
export const toGiveQuery = queryOptions({
  queryKey: ['runs', 'to-give'],
  queryFn: ({ signal }) => callOffice('GET /runs/to-give', { signal }),
  staleTime: 0,
})

/** Cash that people carry, and the close of a month ('YYYY-MM'; '': this one). */
export function cashQuery(month: string) {
  return queryOptions({
    queryKey: ['runs', 'cash', month],
    queryFn: ({ signal }) => callOffice('GET /cash', { query: { ...(month && { month }) }, signal }),
  })
}
