import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'

/** Query of what fits a product, or one of its variants. */
export const fitsQuery = (id: string, variantId: string | null) =>
  queryOptions({
    queryKey: ['fits', id, variantId],
    queryFn: async (given) => {
      const query = variantId === null ? {} : { variantId }
      return (await call('GET /product/fits/{id}', { params: { id }, query }, carried(given))).data.groups
    },
  })

/** Query of what in the cart does not fit; `cart` names its content, so that it is asked again once that is another. */
export const cartFitsQuery = (cart: string) =>
  queryOptions({
    queryKey: ['mine', 'fits', cart],
    queryFn: async ({ signal }) => (await call('GET /cart/fits', {}, { signal })).data,
  })

/** Query whether a product fits what is in the cart; `cart` is another text with each change, so that it is asked again. */
export const fitsInCartQuery = (productId: string, variantId: string | null, cart: string) =>
  queryOptions({
    queryKey: ['mine', 'fits-beside', productId, variantId, cart],
    queryFn: async ({ signal }) => {
      const query = variantId === null ? { productId } : { productId, variantId }
      return (await call('GET /cart/fits', { query }, { signal })).data
    },
  })
