import type { Supply } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { type LineToPrice, type PricedLine, priceCart } from '../../../domain/selling/pricing/price-cart.ts'

/** Goods of a quotation, and what their tax depends on; `day`: the Indian day whose rates hold. */
interface ToQuote {
  lines: readonly LineToPrice[]
  supply: Supply
  isRegistered: boolean
  day: string
}

/** Returns price and tax of the lines of a quotation, by the one engine of carts and orders: goods alone, without any discount. */
export function priceQuote(quote: ToQuote): PricedLine[] {
  return priceCart({
    ...quote,
    couponDiscount: 0,
    delivery: { freeFrom: null, charge: 0 },
    payOnline: false,
    onlineDiscountPercent: 0,
  }).lines
}
