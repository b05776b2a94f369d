import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { goodsOf, hasPlace, orderOf, type SaleBody, type TypedSale } from './counter-sale.ts'
import type { PricedOrder } from './delivery-part.tsx'

/** Amounts that a sale comes to; `order`: with its delivery. */
interface Priced {
  data: OfficeAnswer<'POST /counter/price'>['data']
  order?: PricedOrder
}

/** Prices what is typed as the counter would sell it now; with its delivery once it is known where it goes. */
export function usePrice(typed: TypedSale) {
  const goods = goodsOf(typed.lines, typed.customer)
  const asked = goods && toPrice(goods, typed)
  const price = useQuery({
    queryKey: ['counter-price', asked],
    queryFn: async ({ signal }): Promise<Priced> => {
      if (!asked?.order) return callOffice('POST /counter/price', { body: asked?.sale ?? { lines: [] }, signal })
      const { data } = await callOffice('POST /counter/orders/price', { body: asked.order, signal })
      return { data, order: data }
    },
    enabled: goods !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { goods, price, isPriced: goods !== null && price.isSuccess && !price.isPlaceholderData }
}

/** A billing address costs nothing: what it lacks is said when the sale is completed. */
function toPrice(goods: Pick<SaleBody, 'lines' | 'customer'>, typed: TypedSale) {
  const { billing: _, ...customer } = goods.customer ?? {}
  if (!typed.delivery || !hasPlace(typed.customer)) return { sale: { ...goods, customer: goods.customer && customer } }
  const order = orderOf(goods, typed)
  return { order: { ...order, customer: { ...order.customer, billing: null } } }
}
