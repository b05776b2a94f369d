import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** A page of the words that have a text, and what was searched for in vain. */
export const dictionaryQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['dictionary', q, page],
    queryFn: ({ signal }) => callOffice('GET /dictionary', { query: { q, page }, signal }),
    meta: { live: ['products'] },
  })

/** One word. */
export const wordQuery = (id: string) =>
  queryOptions({
    queryKey: ['dictionary', 'word', id],
    queryFn: ({ signal }) => callOffice('GET /dictionary/{id}', { params: { id }, signal }),
    meta: { live: ['products'] },
  })
