import type { AddressDoubt } from '../../../domain/selling/delivery/doubt-address.ts'
import type { Derivation } from '../../../domain/selling/derivation/derivation.ts'
import type { Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import type { CartPrice } from '../../../domain/selling/pricing/price-cart.ts'
import type { DeliveryAddress } from '../../../shared/contract/orders.ts'
import type { DeliveryWay } from '../../../shared/delivery-ways.ts'
import type { CartForOrder } from '../cart/open-cart.ts'

/** Delivery address of an order, as it is stored with it. */
export type OrderAddress = Omit<DeliveryAddress, 'houseNo'>

/** An order that could be placed: checked, priced, addressed. Plain values, so that a checkout can keep it. */
export interface OrderDraft extends CartForOrder {
  userId: string
  address: OrderAddress
  paymentMethod: 'cod' | 'online'
  /** Left out: it is brought to the address. */
  deliveryWay?: DeliveryWay | undefined
  /** Stand at which a parcel by bus is collected. */
  busStand?: string | undefined
  /** A checkout that was frozen by a former version says nothing of it. */
  doubt?: AddressDoubt | null
  /** The doubt that the shopper was asked about, where they answered that the state is right. */
  confirmed?: AddressDoubt | null
  /** The firm that buys; null: a consumer. A former version says nothing of it. */
  buyer?: Buyer | null
  price: CartPrice
  /** A checkout that was frozen by a former version has none. */
  derivation?: Derivation
  /** The coupon of the cart, where the order has none since it would take nothing off; left out: none. */
  unusedCoupon?: { id: string }
}

/** A sale at the counter that could be made: its goods are handed over at once, perhaps to somebody without an account. */
export interface CounterDraft extends Omit<OrderDraft, 'userId' | 'paymentMethod'> {
  userId: string | null
  paymentMethod: 'counter'
}

/** An order that people of the shop take to be delivered, perhaps for somebody without an account: to be paid at the door, or paid at the counter. */
export interface PhoneDraft extends Omit<OrderDraft, 'userId' | 'paymentMethod'> {
  userId: string | null
  paymentMethod: 'cod' | 'counter'
}
