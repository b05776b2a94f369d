import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** A page of counts. */
export const countsQuery = (which: 'open' | 'done', page: number) =>
  queryOptions({
    queryKey: ['counts', 'list', which, page],
    queryFn: ({ signal }) => callOffice('GET /counts', { query: { which, page }, signal }),
    meta: { live: ['counts'] },
  })

/** One count. */
export const countQuery = (id: string) =>
  queryOptions({
    queryKey: ['counts', id],
    queryFn: ({ signal }) => callOffice('GET /counts/{id}', { params: { id }, signal }),
    meta: { live: ['counts'] },
  })
