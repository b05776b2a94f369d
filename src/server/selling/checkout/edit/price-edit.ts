import type { Kysely } from 'kysely'
import { placeOfSupply, supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { couponDiscount } from '../../../../domain/selling/coupons/coupon-discount.ts'
import { reachedAsSold } from '../../../../domain/selling/coupons/reached-as-sold.ts'
import { isFor } from '../../../../domain/selling/coupons/reached-lines.ts'
import { termsByWay } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { findZone } from '../../../../domain/selling/delivery/find-zone.ts'
import type { Derivation } from '../../../../domain/selling/derivation/derivation.ts'
import { deriveOrder } from '../../../../domain/selling/derivation/derive-order.ts'
import { onlinePercentOf } from '../../../../domain/selling/orders/edit-rules.ts'
import { type CartPrice, type DeliveryTerms, priceCart } from '../../../../domain/selling/pricing/price-cart.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import type { Paise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { LiveSettings } from '../../../platform/live-settings.ts'
import { subTotalOf } from '../../cart/open-cart.ts'
import { findCoupon } from '../../coupons/coupon-queries.ts'
import { termsOf } from '../../coupons/coupon-terms.ts'
import type { OrderAddress } from '../../orders/order-draft.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { EditedLine } from './edited-lines.ts'

/** Discount of an order's coupon after an edit, and what is missing to its minimum; in paise. */
export interface CouponOfEdit {
  discount: Paise
  missing: Paise
  /** It takes the delivery charge off. */
  freeDelivery: boolean
  /** Lines that it takes something off. */
  reached: ReadonlySet<EditedLine>
  /** Left out: of the same goods it gives what it gave. */
  terms?: { value: number; maximumDiscount: Paise | null }
}

/**
 * Lines and address that an order is to have; `hasMoved`: to another state or PIN code; `isAlong`: it was added to another order, and
 * its way cost nothing (docs/decisions/212).
 */
interface ToPrice {
  lines: readonly EditedLine[]
  address: OrderAddress
  hasMoved: boolean
  isAlong: boolean
  coupon: CouponOfEdit | null
  now: Date
}

/** Price of an edited order, and what it came from. */
interface PricedEdit {
  price: CartPrice
  derivation: Derivation
}

/**
 * Prices an edited order by the one engine that prices carts and orders: online discount as it was sold, delivery and tax of today.
 * Throws `not_delivered_there` and `cash_limit` where it moves to where the shop does not deliver, or takes no cash.
 */
export function priceEdit(settings: LiveSettings, order: StoredOrder, edit: ToPrice): PricedEdit {
  const values = settings.now()
  const { lines, address, coupon, now } = edit
  const { isFormer, ...terms } = termsFor(values, order, edit)
  const online = { finalAmount: order.payable + order.online_discount, onlineDiscount: order.online_discount }
  const toPrice = {
    lines: coupon ? lines.map((line) => (coupon.reached.has(line) ? line : { ...line, isBeyondCoupon: true })) : lines,
    couponDiscount: coupon?.discount ?? 0,
    freeDelivery: coupon?.freeDelivery ?? false,
    delivery: terms,
    cashFee: order.cash_fee,
    payOnline: order.payment_method === 'online',
    onlineDiscountPercent: onlinePercentOf(online, values['payment.onlineDiscountPercent']),
    supply: supplyTo(placeOfSupply(address.state, order.buyer_firm), values['company.state']),
    isRegistered: order.buyer_firm !== null,
    day: indianDay(now),
  }
  const price = priceCart(toPrice)
  const zone = isFormer ? null : (findZone(values['delivery.zones'], address)?.name ?? null)
  return { price, derivation: deriveOrder(toPrice, price, { coupon: coupon && couponToDerive(order, coupon), zone }) }
}

function couponToDerive({ coupon_code: code, coupon_type: discountType }: StoredOrder, coupon: CouponOfEdit) {
  return {
    code: code ?? '',
    discountType: discountType ?? 'flat',
    freeDelivery: coupon.freeDelivery,
    terms: coupon.terms,
  }
}

/** Returns the terms of delivery; `isFormer`: those of the order, for it travels with another one, or the shop delivers there no more. */
function termsFor(
  values: Parameters<typeof termsByWay>[0],
  order: StoredOrder,
  { address, hasMoved, isAlong }: ToPrice,
): DeliveryTerms & { isFormer: boolean } {
  const { serviceable, cash, charge, freeFrom } = termsByWay(values, address, order.delivery_way)
  const terms = { charge, freeFrom, isFormer: false }
  const former = order.delivery_charges - order.cash_fee + order.delivery_waived
  const asItWas = { charge: former, freeFrom: null, isFormer: true }
  if (!hasMoved) return serviceable && !isAlong ? terms : asItWas
  if (!serviceable) throw new Failure('not_delivered_there', copy.notDeliveredThere)
  if (order.payment_method === 'cod' && !cash) throw new Failure('cash_limit', copy.noCashThere)
  return terms
}

/**
 * Returns the discount of the coupon that an order keeps, also below its minimum or after its days; null without a coupon. Of the
 * same goods it is what it was, line by line: later changes of a coupon or of categories change no order.
 */
export async function couponOfEdit(
  db: Kysely<Database>,
  order: StoredOrder,
  lines: readonly EditedLine[],
): Promise<CouponOfEdit | null> {
  if (order.coupon_id === null) return null
  const found = await findCoupon(db, order.coupon_id, order.user_id ?? '')
  const terms = found && termsOf(found)
  const sold = lines.filter(({ isQuoted, dealPercent }) => !isQuoted && dealPercent === undefined)
  const reached = terms ? sold.filter((line) => isFor(terms.reach, line)) : sold
  const subTotal = subTotalOf(reached)
  const missing = Math.max(0, (terms?.minimumAmount ?? 0) - subTotal)
  if (terms && !isSameGoods(order, lines)) {
    const discount = couponDiscount(terms, subTotal)
    const { value, maximumDiscount, freeDelivery = false } = terms
    return { discount, missing, freeDelivery, reached: new Set(reached), terms: { value, maximumDiscount } }
  }
  const discount = Math.min(order.coupon_discount, subTotalOf(sold))
  // of a coupon for free delivery that had nothing to take off there is no amount
  const isFree = order.delivery_waived > 0 || (order.coupon_discount === 0 && terms?.freeDelivery === true)
  const still = subTotal < discount ? sold : reached
  return { discount, missing, freeDelivery: isFree, reached: new Set(linesAsSold(order, lines) ?? still) }
}

function isSameGoods(order: StoredOrder, lines: readonly EditedLine[]): boolean {
  return (
    lines.length === order.lines.length &&
    lines.every(({ was, quantity, unitPrice }) => was?.quantity === quantity && was.unit_price === unitPrice)
  )
}

/** Returns the lines that the coupon took something off when they were sold; null where their shares do not say. */
function linesAsSold(order: StoredOrder, lines: readonly EditedLine[]): EditedLine[] | null {
  const { coupon_discount: coupon, online_discount: online } = order
  const sold = order.lines.map(({ unit_price, quantity, discount_share: discountShare }) => ({
    value: unit_price * quantity,
    discountShare,
  }))
  const told = isSameGoods(order, lines) ? reachedAsSold(sold, coupon, online) : null
  const positions = order.lines.flatMap(({ position }, at) => (told?.[at] ? position : []))
  return told && lines.filter(({ was }) => was !== null && positions.includes(was.position))
}
