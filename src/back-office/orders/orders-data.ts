import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrdersView } from '../../shared/contract/office/orders-view.ts'
import { callOffice } from '../api/call-office.ts'

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

/** How many orders stand in each queue, and how many came since the list was loaded; asked again every half minute. */
export const queuesQuery = (since: string | undefined) =>
  queryOptions({
    queryKey: ['orders', 'queues', since ?? ''],
    queryFn: ({ signal }) => callOffice('GET /orders/queues', { query: { since }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  })

/** One order with its story. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /orders/{id}', { params: { id }, signal }),
  })
