import { priceCart } from '../../../domain/pricing/price-cart.ts'
import { supplyTo } from '../../../domain/tax/place-of-supply.ts'
import type { CartForOrder } from '../../cart/load-cart-for-order.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import type { Config } from '../../platform/config.ts'

type Terms = Pick<Config, 'freeDeliveryFrom' | 'deliveryCharge' | 'shopState'>

/** Prices a cart for an address and a way of paying, by the shop's settings. */
export function draftOrder(
  terms: Terms,
  { lines, coupon }: CartForOrder,
  to: Pick<OrderDraft, 'userId' | 'address' | 'paymentMethod'>,
): OrderDraft {
  const price = priceCart({
    lines,
    couponDiscount: coupon?.discount ?? 0,
    delivery: { freeFrom: terms.freeDeliveryFrom, charge: terms.deliveryCharge },
    payOnline: to.paymentMethod === 'online',
    supply: supplyTo(to.address.state, terms.shopState),
  })
  return { ...to, lines, coupon, price }
}
