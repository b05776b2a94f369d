import type { Kysely } from 'kysely'
import type { PhoneOrderToPrice } from '../../../shared/contract/office/counter-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { draftOrder } from '../checkout/place/draft-order.ts'
import type { PhoneDraft } from '../orders/order-draft.ts'
import { type CounterCustomer, readSaleCustomer } from './read-sale-customer.ts'
import { readSaleLines, type SaleLine } from './read-sale-lines.ts'

/** An order by phone as it could be placed, with what its lines show beside what an order keeps of them. */
export interface PricedPhoneOrder {
  draft: PhoneDraft
  lines: SaleLine[]
  customer: CounterCustomer
}

/**
 * Prices an order by phone as the checkout prices a cart for the same address and way of paying; coupons and the online discount are for
 * the storefront. `discountMost`: percent of a line that the person may take off; null: no limit. Throws like draftOrder,
 * readSaleLines and readSaleCustomer.
 */
export async function draftPhoneOrder(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  order: PhoneOrderToPrice,
  { discountMost }: { discountMost: number | null },
): Promise<PricedPhoneOrder> {
  const customer = await readSaleCustomer(db, settings, order.customer)
  const { lines, day } = await readSaleLines(db, order.lines, { now: clock(), discountMost })
  const { userId, address, buyer } = customer
  const stateConfirmed = order.stateConfirmed ?? undefined
  // the usual way is not named, as at the checkout
  const deliveryWay = order.deliveryWay === 'bus' ? ('bus' as const) : undefined
  const to = { userId, address, buyer, stateConfirmed, deliveryWay, paymentMethod: order.pay }
  return { draft: draftOrder(settings, { lines, coupon: null, day }, to), lines, customer }
}
