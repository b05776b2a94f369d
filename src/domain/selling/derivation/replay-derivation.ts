import { couponDiscount } from '../coupons/coupon-discount.ts'
import { type CartPrice, priceCart } from '../pricing/price-cart.ts'
import { type Derivation, type DerivedCoupon, pricingRules } from './derivation.ts'

/**
 * Prices an order anew from its derivation alone, by the rules that it says: what it comes to is what is stored with the order, to the
 * paisa. Throws where no version of the rules is that one.
 */
export function replayDerivation({ rules, lines, coupon, charges, online, tax }: Derivation): CartPrice {
  if (rules !== pricingRules) throw new RangeError(`there are no rules ${rules} to price an order by`)
  const delivery = charges.find((charge) => charge.what === 'delivery')
  const fee = charges.find((charge) => charge.what === 'cash_fee')
  return priceCart({
    lines: lines.map(({ price, quantity, own = 0, beyondCoupon = false, reason }, at) => ({
      ...{ unitPrice: price, quantity, discount: own, isBeyondCoupon: beyondCoupon },
      ...(reason?.by === 'deal' && { dealPercent: reason.percent }),
      hsnCode: tax.rates[at]?.hsnCode ?? '',
      gstRate: tax.rates[at]?.rate ?? 0,
      piecesInUnit: tax.rates[at]?.piecesInUnit ?? 1,
    })),
    couponDiscount: coupon ? discountOf(coupon) : 0,
    freeDelivery: coupon?.freeDelivery ?? false,
    delivery: { freeFrom: delivery?.freeFrom ?? null, charge: delivery?.terms ?? 0 },
    cashFee: fee?.amount ?? 0,
    payOnline: online !== undefined,
    onlineDiscountPercent: online?.percent ?? 0,
    supply: tax.supply,
    isRegistered: tax.registered ?? false,
    day: tax.day,
  })
}

/** Returns the discount of a coupon by its terms; an edit may have kept what it gave. */
function discountOf({ type, value, most, of, discount, freeDelivery }: DerivedCoupon): number {
  if (value === undefined) return discount
  return couponDiscount(
    { discountType: type, value, maximumDiscount: most ?? null, freeDelivery: freeDelivery === true },
    of,
  )
}
