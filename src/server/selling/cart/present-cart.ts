import type { CartPrice } from '../../../domain/selling/pricing/price-cart.ts'
import { isSoldIn, leastQuantity } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { Cart, CartItem, CouponDetails } from '../../../shared/contract/cart.ts'
import { bargains } from '../../../shared/copy/bargains.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import type { DeliveryWay } from '../../../shared/delivery-ways.ts'
import { formatDate, formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { LineDeal, LineQuote } from './cart-rows.ts'
import type { CartCoupon, CartLine, OpenCart } from './open-cart.ts'
import { quantityNotice } from './quantity-notice.ts'

/** A cart as its use case priced it: amounts in paise, and from what amount on it is delivered free. */
export interface PricedCart extends OpenCart {
  price: CartPrice
  freeFrom: number | null
  /** Fee for paying in cash; 0: none. */
  cashFee: number
  /** Ways to the place, charges in paise; null: delivery alone, and it takes the goods. */
  ways: { way: DeliveryWay; charge: number; stand: string | undefined; refusal: string | undefined }[] | null
}

/** The cart's answer, in rupees. */
export function presentCart({ lines, coupon, price, freeFrom, cashFee, ways }: PricedCart, notices: string[]): Cart {
  return {
    formattedCart: {
      items: lines.map(presentItem),
      subTotal: rupeesFromPaise(price.subTotal),
      totalPrice: rupeesFromPaise(price.totalPrice),
    },
    couponDetails: coupon && presentCoupon(coupon, price),
    deliveryCharges: rupeesFromPaise(price.deliveryCharges),
    finalAmount: rupeesFromPaise(price.finalAmount),
    gst: rupeesFromPaise(price.gst),
    payOnline: rupeesFromPaise(price.payOnline),
    ...(cashFee > 0 && {
      payCash: rupeesFromPaise(price.finalAmount + cashFee),
      cashFee: rupeesFromPaise(cashFee),
    }),
    freeDelivery: {
      threshold: rupeesFromPaise(freeFrom ?? 0),
      missing: rupeesFromPaise(price.freeDeliveryMissing),
    },
    ...(ways && { ways: ways.map(presentWay) }),
    notices,
  }
}

function presentWay({ way, charge, stand, refusal }: NonNullable<PricedCart['ways']>[number]) {
  return { way, charge: rupeesFromPaise(charge), ...(stand && { stand }), ...(refusal && { refusal }) }
}

function presentItem(line: CartLine): CartItem {
  const { productId, variantId, variantName, name, image, quantity, available } = line
  return {
    product: { _id: productId, name, mainImage: image },
    variant: variantId === null ? null : { _id: variantId, name: variantName ?? '' },
    quantity,
    offerPrice: rupeesFromPaise(line.unitPrice),
    price: rupeesFromPaise(line.price),
    ...(line.saleText !== undefined && { sale: line.saleText }),
    lineTotal: rupeesFromPaise(line.unitPrice * quantity),
    available,
    priceBreaks: line.steps.map(({ from, price }) => ({ from, price: rupeesFromPaise(price) })),
    minimumQuantity: leastQuantity(line),
    multiple: line.multiple,
    quote: line.quote ? presentQuote(line, line.quote) : null,
    ...(line.deal && { deal: presentDeal(line, line.deal) }),
    quantityNotice: isSoldIn(line, quantity) ? null : quantityNotice(line),
  }
}

/** The quotation of a line, and in words what it means for it. */
function presentQuote(
  { isQuoted, quantity }: CartLine,
  { number, validUntil, from, upTo }: LineQuote,
): CartItem['quote'] {
  const missed = quantity < from ? cartNotices.quoteTooFew(number, from) : cartNotices.quoteTooMany(number, upTo)
  const note = isQuoted ? cartNotices.quoteHolds(number, formatDate(validUntil)) : missed
  return { number, validUntil, holds: isQuoted === true, note }
}

/** The deal of a line, and in words what it means for it. */
function presentDeal({ dealPercent, quantity }: CartLine, { price, from, until }: LineDeal): CartItem['deal'] {
  const [holds, amount] = [dealPercent !== undefined, formatRupees(rupeesFromPaise(price))]
  const missed = quantity < from ? bargains.tooFew(amount, from) : bargains.cheaper
  const note = holds ? bargains.holds(amount, from, formatMoment(until)) : missed
  return { price: rupeesFromPaise(price), from, until: until.toISOString(), holds, note }
}

function presentCoupon({ id, code, discountType, freeDelivery }: CartCoupon, price: CartPrice): CouponDetails {
  return {
    _id: id,
    code,
    discountType,
    discountAmount: rupeesFromPaise(price.couponDiscount),
    originalAmount: rupeesFromPaise(price.subTotal),
    finalAmount: rupeesFromPaise(price.totalPrice),
    savings: rupeesFromPaise(price.couponDiscount),
    ...(freeDelivery && { freeDelivery }),
  }
}
