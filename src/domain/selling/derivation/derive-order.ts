import { type Paise, splitByWeight } from '../../../shared/money/money.ts'
import type { PriceStep } from '../pricing/price-breaks.ts'
import {
  type CartPrice,
  type CartToPrice,
  type DeliveryTerms,
  isBeyondCoupon,
  type LineToPrice,
  reachedValues,
} from '../pricing/price-cart.ts'
import {
  type Derivation,
  type DerivedCharge,
  type DerivedCoupon,
  type DerivedLine,
  type DerivedRate,
  type PriceReason,
  pricingRules,
} from './derivation.ts'

/** A line to price, with what its price came from. */
export interface LineToDerive extends LineToPrice {
  /** Prices of other quantities; left out: none is known. */
  steps?: readonly PriceStep[] | undefined
  saleText?: string | undefined
  quote?: { number: string } | undefined
  /** Pieces that a deal was made for. */
  deal?: { from: number } | undefined
  /** An edit keeps the price at which it was ordered. */
  isKept?: boolean
}

/** Coupon of a cart; `terms` left out: it gives what it gave when the order was placed. */
export interface CouponToDerive {
  code: string
  discountType: 'percentage' | 'flat'
  freeDelivery?: boolean | undefined
  terms?: { value: number; maximumDiscount: Paise | null } | undefined
}

/** Words of what the amounts alone do not say. */
export interface Reasons {
  coupon: CouponToDerive | null
  /** Name of the delivery zone whose terms hold; null: the shop's own terms. */
  zone: string | null
}

/** Derives what a cart was priced from, for whoever reads it when prices, coupons and settings are others. */
export function deriveOrder(
  cart: Omit<CartToPrice, 'lines'> & { lines: readonly LineToDerive[] },
  price: CartPrice,
  { coupon, zone }: Reasons,
): Derivation {
  const { lines, delivery, supply, day, onlineDiscountPercent: percent } = cart
  const reached = reachedValues(lines)
  const own = lines.reduce((sum, { discount = 0 }) => sum + discount, 0)
  const byCoupon = splitByWeight(price.couponDiscount - own, reached)
  return {
    rules: pricingRules,
    lines: lines.map((line, at) => deriveLine(line, byCoupon[at] ?? 0, price.lines[at]?.discountShare ?? 0)),
    ...(coupon && { coupon: deriveCoupon(coupon, sum(reached), price.couponDiscount - own) }),
    charges: deriveCharges(delivery, price, zone),
    ...(cart.payOnline && { online: { percent, of: price.finalAmount, discount: price.onlineDiscount } }),
    tax: {
      ...{ day, supply },
      ...(cart.isRegistered && { registered: true }),
      rates: lines.map((line, at) => rateOf(line, price.lines[at]?.gstRate ?? line.gstRate)),
    },
  }
}

/** Derives the charges that the delivery's line is made of: what is paid for it is that of both together. */
function deriveCharges(terms: DeliveryTerms, price: CartPrice, zone: string | null): DerivedCharge[] {
  const { cashFee: fee = 0, deliveryWaived: waived = 0 } = price
  const paid = price.delivery?.lineTotal ?? 0
  return [
    {
      what: 'delivery',
      ...{ terms: terms.charge, freeFrom: terms.freeFrom, amount: price.deliveryCharges - fee, paid: paid - fee },
      ...(zone !== null && { zone }),
      ...(waived > 0 && { waived }),
    },
    ...(fee > 0 ? [{ what: 'cash_fee' as const, amount: fee, paid: fee }] : []),
  ]
}

function deriveLine(line: LineToDerive, coupon: Paise, share: Paise): DerivedLine {
  const { unitPrice: price, quantity, discount: own = 0, steps = [] } = line
  const online = share - own - coupon
  const reason = reasonOf(line)
  const next =
    reason && reason.by !== 'break' && reason.by !== 'sale' ? undefined : steps.find(({ from }) => from > quantity)
  return {
    ...{ price, quantity },
    ...(reason && { reason }),
    ...(next && { next: { from: next.from, price: next.price } }),
    ...(isBeyondCoupon(line) && { beyondCoupon: true }),
    ...(own > 0 && { own }),
    ...(coupon > 0 && { coupon }),
    ...(online > 0 && { online }),
  }
}

function reasonOf({
  isQuoted,
  quote,
  dealPercent,
  deal,
  isKept,
  unitPrice,
  quantity,
  steps = [],
  saleText,
}: LineToDerive): PriceReason | undefined {
  if (isQuoted) return quote ? { by: 'quote', number: quote.number } : { by: 'quote' }
  if (dealPercent !== undefined) return { by: 'deal', from: deal?.from ?? quantity, percent: dealPercent }
  if (isKept) return { by: 'kept' }
  const step = steps.findLast(({ from }) => from <= quantity)
  if (step?.price === unitPrice) return { by: 'break', from: step.from }
  return saleText === undefined ? undefined : { by: 'sale', text: saleText }
}

function deriveCoupon(
  { code, discountType, freeDelivery, terms }: CouponToDerive,
  of: Paise,
  discount: Paise,
): DerivedCoupon {
  return {
    ...{ code, type: discountType, of, discount },
    ...(terms && { value: terms.value }),
    ...(terms && terms.maximumDiscount !== null && { most: terms.maximumDiscount }),
    ...(freeDelivery && { freeDelivery: true }),
  }
}

/** Derives how a line is entered for tax, and what its rate is. */
export function rateOf(
  { hsnCode, gstRate, piecesInUnit = 1 }: Pick<LineToPrice, 'hsnCode' | 'gstRate' | 'piecesInUnit'>,
  priced: number,
): DerivedRate {
  return {
    ...{ hsnCode, rate: gstRate },
    ...(priced !== gstRate && { byValue: priced }),
    ...(piecesInUnit !== 1 && { piecesInUnit }),
  }
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, each) => total + each, 0)
}
