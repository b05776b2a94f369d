import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import type { OrdersView } from '../../../shared/contract/office/orders-view.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { callOffice } from '../../api/call-office.ts'
import type { Matching } from './select-matching.tsx'

const pollMs = 30_000

/**
 * A page of orders, by the query of its address. It is loaded anew when somebody comes to it or asks, never under the finger
 * of who reads it; the rows before stay until the next have come.
 */
export const ordersQuery = (view: URLSearchParams) =>
  queryOptions({
    queryKey: ['orders', 'list', view.toString()],
    queryFn: ({ signal }) =>
      callOffice('GET /orders', { query: Object.fromEntries(view) as unknown as Partial<OrdersView>, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The staff who work or worked on orders. */
export const moversQuery = queryOptions({
  queryKey: ['orders', 'movers'],
  queryFn: ({ signal }) => callOffice('GET /orders/movers', { signal }),
  staleTime: 300_000,
})

/** New orders whose GST rate changed since they were placed. */
export const rateChangesQuery = queryOptions({
  queryKey: ['orders', 'taxed-anew'],
  queryFn: ({ signal }) => callOffice('GET /orders/taxed-anew', { signal }),
  staleTime: 300_000,
})

/** Unpaid cash orders that were invoiced before a change of GST rate. */
export const invoicedBeforeQuery = queryOptions({
  queryKey: ['orders', 'invoiced-before'],
  queryFn: ({ signal }) => callOffice('GET /orders/invoiced-before-change', { signal }),
  staleTime: 300_000,
})

/**
 * The orders of a view from its first page on, as many as may be worked on at once; `all`: there are no more. What comes
 * in meanwhile is not among them.
 */
export async function loadMatching(view: URLSearchParams): Promise<Matching> {
  const rows: OrderRow[] = []
  const at = new URLSearchParams(view)
  at.delete('after')
  while (rows.length < deskLimits.ordersAtOnce) {
    const page = await callOffice('GET /orders', { query: Object.fromEntries(at) as unknown as Partial<OrdersView> })
    rows.push(...page.data)
    if (page.next === null) return { rows, all: true }
    at.set('after', page.next)
  }
  return { rows: rows.slice(0, deskLimits.ordersAtOnce), all: false }
}

/** Number of orders in each queue, and of those placed since the list was loaded; polled every half minute. */
export const queuesQuery = (since: string | undefined) =>
  queryOptions({
    queryKey: ['orders', 'queues', since ?? ''],
    queryFn: ({ signal }) => callOffice('GET /orders/queues', { query: { since }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { live: ['orders'] },
  })

/** One order with its story. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /orders/{id}', { params: { id }, signal }),
    meta: { live: ['orders'] },
  })
