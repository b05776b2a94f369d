import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** Part of the list of quotations. */
export const quoteParts = ['open', 'sent', 'accepted', 'over'] as const
export type QuotePart = (typeof quoteParts)[number]

/** Query of a page of quotations. */
export const officeQuotesQuery = (which: QuotePart, page: number) =>
  queryOptions({
    queryKey: ['quotes', which, page],
    queryFn: ({ signal }) => callOffice('GET /quotes', { query: { which, page }, signal }),
  })

/** Query of one quotation. */
export const officeQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', id],
    queryFn: async ({ signal }) => (await callOffice('GET /quotes/{id}', { params: { id }, signal })).data,
  })
