import type { Paise } from '../../../shared/money/money.ts'
import { containedGst, type Gst, sumGst } from '../../catalogue/tax/contained-gst.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'
import { rateByValue, type Taxed } from '../../catalogue/tax/rate-by-value.ts'
import { mostOnline, offOnline } from './online-discount.ts'
import { type PricedDelivery, priceDelivery } from './price-delivery.ts'
import { spreadDiscounts } from './spread-discounts.ts'
import { taxRegistered } from './tax-for-registered-buyer.ts'

/** A line to price: unit price in paise with GST in it, and how it is entered for tax; a delivery takes over its code and rate. */
export interface LineToPrice extends Taxed {
  unitPrice: Paise
  quantity: number
  /** Pieces in one unit of sale, for goods whose rate goes by the value of a piece; 1 where nothing is said. */
  piecesInUnit?: number
  /** Sold at the price of a quotation: no coupon takes anything off it (docs/decisions/176). */
  isQuoted?: boolean
  /**
   * Sold at the price of a deal: no coupon takes anything off it, and the online discount at most so many percent
   * (docs/decisions/208). Left out: no deal.
   */
  dealPercent?: number
  /** The coupon of the cart is for other goods: it takes nothing off it. */
  isBeyondCoupon?: boolean
  /** Taken off this line alone, before all other discounts: at most unitPrice × quantity. 0 where nothing is said. */
  discount?: Paise
}

/** Delivery is free from this `totalPrice` on (null: never), else it costs `charge`; both in paise. */
export interface DeliveryTerms {
  freeFrom: Paise | null
  charge: Paise
}

/** A cart, and everything beside it that its price depends on. */
export interface CartToPrice {
  lines: readonly LineToPrice[]
  /** Discount of the coupon (domain/selling/coupons); 0 without one. */
  couponDiscount: Paise
  /** The coupon takes the delivery charge off. */
  freeDelivery?: boolean
  delivery: DeliveryTerms
  /** Fee for paying in cash, charged with the delivery unless it is paid online; 0 where nothing is said. */
  cashFee?: Paise
  payOnline: boolean
  /** Taken off what is paid online. */
  onlineDiscountPercent: number
  supply: Supply
  /** The buyer gave a GSTIN: the tax agrees with the GST portal rate by rate (domain/catalogue/tax/registered-buyer-tax). */
  isRegistered?: boolean
  /** The Indian day, 'YYYY-MM-DD': an order has the rates of its day. */
  day: string
}

/** Price of one line: lineTotal = unitPrice × quantity − discountShare, with the tax in it. */
export interface PricedLine extends Gst {
  /** In percent: that of the goods, or by what a piece is sold for (domain/catalogue/tax/rate-by-value). */
  gstRate: number
  discountShare: Paise
  lineTotal: Paise
}

/**
 * Price of a cart and its parts, in paise (CONTRACT §3); stored with the order. `payable` has `onlineDiscount` taken off; the tax
 * is that of the lines and of the delivery charge.
 */
export interface CartPrice extends Gst {
  subTotal: Paise
  /** Taken off by the coupon, and by the discounts of single lines. */
  couponDiscount: Paise
  totalPrice: Paise
  /** With the fee for paying in cash. */
  deliveryCharges: Paise
  /** Part of it: the fee for paying in cash; left out: none. */
  cashFee?: Paise
  /** Delivery charge that the coupon took off; left out: none. */
  deliveryWaived?: Paise
  finalAmount: Paise
  /** 0 unless it is paid online. */
  onlineDiscount: Paise
  payable: Paise
  /** Amount that it would cost, or costs, paid online. */
  payOnline: Paise
  freeDeliveryMissing: Paise
  /** In the order of the lines given. */
  lines: PricedLine[]
  /** The delivery charge as it is taxed; null where there is none. */
  delivery: PricedDelivery | null
}

/** The one way to price a cart or an order. An empty cart costs nothing. */
export function priceCart(cart: CartToPrice): CartPrice {
  const { lines, couponDiscount, delivery, payOnline, supply, onlineDiscountPercent: percent } = cart
  const subTotal = sum(lines.map((line) => line.unitPrice * line.quantity))
  const own = lines.map(({ discount = 0 }) => discount)
  const left = lines.map(leftOf)
  const reached = reachedValues(lines)
  const coupon = Math.min(couponDiscount, sum(reached))
  const totalPrice = sum(left) - coupon
  const { shipping, deliveryWaived, cashFee } = chargesOf(cart, totalPrice)
  const deliveryCharges = shipping + cashFee
  const finalAmount = totalPrice + deliveryCharges
  const dealt = lines.map(({ dealPercent }, at) => dealPercent !== undefined && { value: left[at] ?? 0, dealPercent })
  const deals = dealt.filter((line) => line !== false)
  const off = offOnline(deals, totalPrice + shipping - sum(deals.map(({ value }) => value)), percent)
  const onlineDiscount = payOnline ? off : 0
  const most = dealt.map((line) => (line ? mostOnline(line, percent) : null))
  const spread = spreadDiscounts(left, coupon, onlineDiscount, reached, most)
  const shares = spread.map((share, index) => share + (own[index] ?? 0))
  const unregistered = lines.map((line, index) => priceLine(line, shares[index] ?? 0, cart))
  const payable = finalAmount - onlineDiscount
  const goods = lines.map(({ hsnCode }, index) => ({ hsnCode, ...(unregistered[index] as PricedLine) }))
  const forDelivery = payable - sum(goods.map((line) => line.lineTotal))
  const delivered = priceDelivery(goods, deliveryCharges, forDelivery, supply)
  const consumers = { lines: unregistered, delivery: delivered }
  const { lines: priced, delivery: charged } = cart.isRegistered ? taxRegistered(consumers, supply) : consumers
  return {
    subTotal,
    couponDiscount: subTotal - totalPrice,
    totalPrice,
    deliveryCharges,
    ...(deliveryWaived > 0 && { deliveryWaived }),
    ...(cashFee > 0 && { cashFee }),
    finalAmount,
    onlineDiscount,
    payable,
    payOnline: totalPrice + shipping - off,
    freeDeliveryMissing: missingTo(cart.freeDelivery ? null : delivery.freeFrom, totalPrice),
    ...sumGst(charged ? [...priced, charged] : priced),
    lines: priced,
    delivery: charged,
  }
}

/** Returns of each line what a coupon takes something off, in paise (domain/selling/coupons/reached-lines); 0: nothing of it. */
export function reachedValues(lines: readonly LineToPrice[]): Paise[] {
  return lines.map((line) => (isBeyondCoupon(line) ? 0 : leftOf(line)))
}

/** Returns whether no coupon takes anything off a line: at the price of a quotation or a deal, or of goods that it is not for. */
export function isBeyondCoupon(line: Pick<LineToPrice, 'isQuoted' | 'dealPercent' | 'isBeyondCoupon'>): boolean {
  return line.isQuoted === true || line.isBeyondCoupon === true || line.dealPercent !== undefined
}

/** Returns what is charged for bringing the goods, what of it a coupon takes off, and the fee for cash; in paise. */
function chargesOf({ lines, delivery, freeDelivery, payOnline, cashFee = 0 }: CartToPrice, totalPrice: Paise) {
  const freeFrom = delivery.freeFrom ?? Number.POSITIVE_INFINITY
  const charge = lines.length === 0 || totalPrice >= freeFrom ? 0 : delivery.charge
  const hasFee = lines.length > 0 && !payOnline
  return {
    shipping: freeDelivery ? 0 : charge,
    deliveryWaived: freeDelivery ? charge : 0,
    cashFee: hasFee ? cashFee : 0,
  }
}

function missingTo(freeFrom: Paise | null, totalPrice: Paise): Paise {
  return freeFrom === null ? 0 : Math.max(0, freeFrom - totalPrice)
}

/** Nothing is sold for less than nothing: whoever gives a discount is asked before. */
function leftOf({ unitPrice, quantity, discount = 0 }: LineToPrice): Paise {
  const value = unitPrice * quantity
  if (discount >= 0 && discount <= value) return value - discount
  throw new RangeError(`a discount of ${discount} paise does not fit a line of ${value}`)
}

function priceLine(line: LineToPrice, discountShare: Paise, { supply, day }: CartToPrice): PricedLine {
  const lineTotal = line.unitPrice * line.quantity - discountShare
  const gstRate = rateByValue(line, { gross: lineTotal, pieces: line.quantity * (line.piecesInUnit ?? 1) }, day)
  return { gstRate, discountShare, lineTotal, ...containedGst(lineTotal, gstRate, supply) }
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, each) => total + each, 0)
}
