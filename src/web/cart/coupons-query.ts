import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The coupons with what each would do to the shopper's cart now. */
export const couponsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'coupons'],
    queryFn: async ({ signal }) => (await call('GET /coupon', {}, { signal })).data,
  })
