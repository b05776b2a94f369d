import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type CustomerSort,
  type CustomerView,
  customerSorts,
  customerViews,
  lastOrderDays,
} from '../../../shared/office/customer-lists.ts'
import { callOffice } from '../../api/call-office.ts'

/** The part of the customers that is shown, as the address has it; the text that is searched stands in no address. */
export interface CustomersView {
  show: CustomerView
  sort: CustomerSort
  tag: string
  /** Least amount spent in rupees, as it is chosen; '': any. */
  spent: string
  /** Time of the last order: 'in 30' within so many days, 'not 90' not for so many; '': any. */
  last: string
}

/** Amounts to choose from, in rupees. */
export const spentChoices = ['1000', '5000', '25000', '100000', '500000'] as const
/** Choices of the last order. */
export const lastChoices = lastOrderDays.flatMap((days) => [`in ${days}`, `not ${days}`])

/** Reads what the address shows. */
export function readView(params: URLSearchParams): CustomersView {
  return {
    show: customerViews.find((each) => each === params.get('show')) ?? 'all',
    sort: customerSorts.find((each) => each === params.get('sort')) ?? 'newest',
    tag: params.get('tag') ?? '',
    spent: spentChoices.find((each) => each === params.get('spent')) ?? '',
    last: lastChoices.find((each) => each === params.get('last')) ?? '',
  }
}

/** The address of a view; what is usual is left out. */
export function addressOf({ show, sort, ...rest }: CustomersView): string {
  const set = Object.entries({ show: show === 'all' ? '' : show, sort: sort === 'newest' ? '' : sort, ...rest })
  const params = new URLSearchParams(set.filter(([, value]) => value !== ''))
  return params.size > 0 ? `/customers?${params}` : '/customers'
}

/** The filters of a view as the calls take them. */
export function filterOf({ show, tag, spent, last }: CustomersView, text: string) {
  const [way, days] = last.split(' ')
  return {
    show,
    ...(text !== '' && { text }),
    ...(tag !== '' && { tag }),
    ...(spent !== '' && { spentFrom: Number(spent) }),
    ...(way === 'in' && { orderedWithin: Number(days) }),
    ...(way === 'not' && { notFor: Number(days) }),
  }
}

/** Customers, page after page; the rows before stay until others have come. */
export const customersQuery = (view: CustomersView, text: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', 'list', view, text],
    queryFn: ({ pageParam, signal }) =>
      callOffice('POST /customers/find', {
        body: { ...filterOf(view, text), sort: view.sort, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { live: ['customers', 'orders'] },
  })

/** One customer. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /customers/{id}', { params: { id }, signal }),
    meta: { live: ['customers', 'orders'] },
  })

/** Customers who may be the same person as this one. */
export const doublesQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'doubles', id],
    queryFn: ({ signal }) => callOffice('GET /customers/{id}/doubles', { params: { id }, signal }),
  })

/** Customers found for a merge: the first page. */
export const foundForMergeQuery = (text: string) =>
  queryOptions({
    queryKey: ['customers', 'found', text],
    queryFn: ({ signal }) => callOffice('POST /customers/find', { body: { text }, signal }),
  })

/** Preview of a merge; `other` null: with sales at the counter. */
export const mergePreviewQuery = (id: string, other: string | null) =>
  queryOptions({
    queryKey: ['customers', 'merge', id, other],
    queryFn: ({ signal }) =>
      callOffice('GET /customers/{id}/merge', { params: { id }, query: other === null ? {} : { with: other }, signal }),
    staleTime: 0,
    retry: false,
  })
