import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** GSTR-1 of a month, 'YYYY-MM'. */
export function returnQuery(month: string) {
  return queryOptions({
    queryKey: ['books', 'return', month],
    queryFn: ({ signal }) => callOffice('GET /books/gstr1', { query: { month }, signal }),
  })
}

/** GSTR-3B of a month, 'YYYY-MM'. */
export function gstr3bQuery(month: string) {
  return queryOptions({
    queryKey: ['books', 'gstr3b', month],
    queryFn: ({ signal }) => callOffice('GET /books/gstr3b', { query: { month }, signal }),
  })
}

/** The payment provider's fees of a month, 'YYYY-MM', and the GST on them. */
export function feesQuery(month: string) {
  return queryOptions({
    queryKey: ['books', 'fees', month],
    queryFn: ({ signal }) => callOffice('GET /books/gst-on-fees', { query: { month }, signal }),
  })
}

/** A page of the settlements, or those whose UTR ends so. */
export function settlementsQuery(utr: string, after: string) {
  return queryOptions({
    queryKey: ['books', 'settlements', utr, after],
    queryFn: ({ signal }) =>
      callOffice('GET /books/settlements', { query: { ...(utr && { utr }), ...(after && { after }) }, signal }),
  })
}

/** A settlement with its rows. */
export function settlementQuery(id: string) {
  return queryOptions({
    queryKey: ['books', 'settlement', id],
    queryFn: ({ signal }) => callOffice('GET /books/settlements/{id}', { params: { id }, signal }),
  })
}
