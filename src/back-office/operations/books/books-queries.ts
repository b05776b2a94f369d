import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** A month 'YYYY-MM' of the books; `gstin`: the one that files, where the shop has several. */
export interface AskedMonth {
  month: string
  gstin?: string | undefined
}

/** The GSTINs of the shop that issued the papers of a month. */
export function filersQuery(month: string) {
  return queryOptions({
    queryKey: ['books', 'filers', month],
    queryFn: ({ signal }) => callOffice('GET /books/filers', { query: { month }, signal }),
  })
}

/** GSTR-1 of a month. */
export function returnQuery(asked: AskedMonth) {
  return queryOptions({
    queryKey: ['books', 'return', asked.month, asked.gstin ?? ''],
    queryFn: ({ signal }) => callOffice('GET /books/gstr1', { query: asked, signal }),
  })
}

/** GSTR-3B of a month. */
export function gstr3bQuery(asked: AskedMonth) {
  return queryOptions({
    queryKey: ['books', 'gstr3b', asked.month, asked.gstin ?? ''],
    queryFn: ({ signal }) => callOffice('GET /books/gstr3b', { query: asked, signal }),
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
