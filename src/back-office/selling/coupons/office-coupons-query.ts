import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** A page of coupons. */
export const couponsQuery = (which: 'current' | 'past', page: number) =>
  queryOptions({
    queryKey: ['coupons', 'list', which, page],
    queryFn: ({ signal }) => callOffice('GET /coupons', { query: { which, page }, signal }),
    meta: { live: ['coupons'] },
  })

/** One coupon, and what it brought. */
export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: ['coupons', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /coupons/{id}', { params: { id }, signal }),
    meta: { live: ['coupons'] },
  })
