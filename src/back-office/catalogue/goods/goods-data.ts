import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { GoodsDetail, GoodsView } from '../../../shared/contract/office/goods-calls.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'

/** A page of products, by the query of its address: the rows before stay until the next have come. */
export const goodsListQuery = (view: URLSearchParams) =>
  queryOptions({
    queryKey: ['products', 'list', view.toString()],
    queryFn: ({ signal }) =>
      callOffice('GET /products', { query: Object.fromEntries(view) as unknown as Partial<GoodsView>, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

/** A product with all that its screen shows; loaded anew when somebody has changed it. */
export const goodsQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => callOffice('GET /products/{id}', { params: { id }, signal }),
    meta: { live: ['products'] },
  })

/** Categories, brands, labels and attributes. */
export const choicesQuery = queryOptions({
  queryKey: ['products', 'choices'],
  queryFn: ({ signal }) => callOffice('GET /products/choices', { signal }),
  staleTime: 60_000,
})

/** The product as a call has answered it: shown at once, and the lists are asked for anew. */
export function adoptGoods(data: GoodsDetail): void {
  queryClient.setQueryData(goodsQuery(data.record._id).queryKey, { success: true, data })
  void queryClient.invalidateQueries({ queryKey: ['products', 'list'] })
}
