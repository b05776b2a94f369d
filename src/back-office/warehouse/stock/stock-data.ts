import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** The part of the stock that is shown, as in the address. */
export interface StockView {
  view: 'all' | 'low' | 'out'
  sort: 'name' | 'days' | 'shelf'
  text: string
}

/** The stock, page after page; the rows before stay until others have come. */
export const stockQuery = ({ view, sort, text }: StockView) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'list', view, sort, text],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /stock', { query: { view, sort, text, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { live: ['stock'] },
  })

/** One item; what orders take of it is seen, too. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['stock', 'item', id],
    queryFn: ({ signal }) => callOffice('GET /stock/{id}', { params: { id }, signal }),
    meta: { live: ['stock', 'orders'] },
  })

/** The movements of one of an item's numbers. */
export const ledgerQuery = (id: string, of: 'on_hand' | 'held') =>
  infiniteQueryOptions({
    queryKey: ['stock', 'ledger', id, of],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /stock/{id}/ledger', {
        params: { id },
        query: { of, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { live: ['stock', 'orders'] },
  })

/** Everybody from whom the shop buys. */
export const suppliersQuery = queryOptions({
  queryKey: ['stock', 'suppliers'],
  queryFn: ({ signal }) => callOffice('GET /suppliers', { signal }),
  meta: { live: ['stock'] },
})

/** One supplier. */
export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['stock', 'supplier', id],
    queryFn: ({ signal }) => callOffice('GET /suppliers/{id}', { params: { id }, signal }),
    meta: { live: ['stock'] },
  })

/** Bills that came in, of one supplier or of all. */
export const billsQuery = (supplier: string | null) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'bills', supplier],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /receipts', {
        query: { ...(supplier && { supplier }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { live: ['stock'] },
  })

/** One bill. */
export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ['stock', 'bill', id],
    queryFn: ({ signal }) => callOffice('GET /receipts/{id}', { params: { id }, signal }),
    meta: { live: ['stock'] },
  })

/** The items to order, and the open purchase orders. */
export const reorderQuery = queryOptions({
  queryKey: ['stock', 'reorder'],
  queryFn: ({ signal }) => callOffice('GET /reorder', { signal }),
  meta: { live: ['stock'] },
})
