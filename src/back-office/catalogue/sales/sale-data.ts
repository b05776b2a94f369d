import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** A page of sales. */
export const salesQuery = (which: 'current' | 'past', page: number) =>
  queryOptions({
    queryKey: ['sales', 'list', which, page],
    queryFn: ({ signal }) => callOffice('GET /sales', { query: { which, page }, signal }),
    meta: { live: ['products'] },
  })

/** One sale, and what became of its goods. */
export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: ['sales', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /sales/{id}', { params: { id }, signal }),
    meta: { live: ['products'] },
  })

/** Categories, brands and highlights that a sale can apply to. */
export const choicesQuery = queryOptions({
  queryKey: ['products', 'choices'],
  queryFn: ({ signal }) => callOffice('GET /products/choices', { signal }),
  staleTime: 60_000,
})
