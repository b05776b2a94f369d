import type { Kysely } from 'kysely'
import { placeOfSupply, supplyTo } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { deriveOrder } from '../../../domain/selling/derivation/derive-order.ts'
import { missingToSell } from '../../../domain/selling/orders/ready-to-sell.ts'
import { priceCart } from '../../../domain/selling/pricing/price-cart.ts'
import type { SaleToPrice } from '../../../shared/contract/office/counter.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CounterDraft } from '../orders/order-draft.ts'
import { type CounterCustomer, readSaleCustomer } from './read-sale-customer.ts'
import { readSaleLines, type SaleLine } from './read-sale-lines.ts'

/** A sale as it could be made, with what its lines show beside what an order keeps of them. */
export interface PricedSale {
  draft: CounterDraft
  lines: SaleLine[]
  customer: CounterCustomer
}

/**
 * Prices a sale as the one engine prices a cart: offers and bulk prices hold, nothing is delivered, coupons and the online discount
 * are for the storefront. `discountMost`: percent of a line that the person may take off; null: no limit. Throws `shop_not_ready`
 * where nobody knows yet who sells, and like readSaleLines and readSaleCustomer.
 */
export async function draftSale(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  sale: SaleToPrice,
  { discountMost }: { discountMost: number | null },
): Promise<PricedSale> {
  if (missingToSell(settings.identity().seller).length > 0) throw new Failure('shop_not_ready', failures.shopNotReady)
  const customer = await readSaleCustomer(db, settings, sale.customer)
  const { lines, day } = await readSaleLines(db, sale.lines, { now: clock(), discountMost })
  const { userId, address, buyer } = customer
  const toPrice = {
    lines,
    couponDiscount: 0,
    delivery: { freeFrom: null, charge: 0 },
    payOnline: false,
    onlineDiscountPercent: 0,
    supply: supplyTo(placeOfSupply(address.state, buyer), settings.now()['company.state']),
    isRegistered: buyer !== null,
    day,
  }
  const price = priceCart(toPrice)
  const derivation = deriveOrder(toPrice, price, { coupon: null, zone: null })
  const draft = { userId, address, buyer, paymentMethod: 'counter', lines, coupon: null, price, derivation } as const
  return { draft, lines, customer }
}
