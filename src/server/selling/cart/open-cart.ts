import type { Transaction } from 'kysely'
import { saleShown } from '../../../domain/catalogue/sales/sale-shown.ts'
import { piecesInUnit } from '../../../domain/catalogue/tax/rate-by-value.ts'
import { taxAt } from '../../../domain/catalogue/tax/tax-at.ts'
import { dealtPrice } from '../../../domain/selling/bargains/dealt-price.ts'
import { type CouponTerms, judgeCoupon } from '../../../domain/selling/coupons/coupon-discount.ts'
import { isFor, reachedOf } from '../../../domain/selling/coupons/reached-lines.ts'
import type { TravelFacts } from '../../../domain/selling/delivery/judge-goods.ts'
import {
  breaksOf,
  type Graded,
  type PriceStep,
  priceSteps,
  unitPriceFor,
} from '../../../domain/selling/pricing/price-breaks.ts'
import { quotedPriceFor } from '../../../domain/selling/pricing/quoted-price.ts'
import { isSoldIn, type SoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import { bargains } from '../../../shared/copy/bargains.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { termsOf } from '../coupons/coupon-terms.ts'
import { type CartRow, dealOf, type LineDeal, type LineQuote, lockCart, quoteOf, takeCart } from './cart-rows.ts'
import { quantityNotice } from './quantity-notice.ts'

/**
 * A line of a cart with everything that an order keeps of it; `unitPrice` is what one piece costs in this quantity, `price` the
 * MRP. Each line has its price by its own quantity: sizes of one product do not count together.
 */
export interface CartLine extends SoldIn {
  productId: string
  categoryId: string
  variantId: string | null
  quantity: number
  name: string
  variantName: string | null
  image: string
  price: Paise
  unitPrice: Paise
  /** The running sale that the price is of, as shoppers read it. */
  saleText?: string | undefined
  /** Prices of the other quantities. */
  steps: PriceStep[]
  /** Percent: what it is entered with today; what is asked may go by the value (domain/catalogue/tax/rate-by-value). */
  gstRate: number
  hsnCode: string
  piecesInUnit: number
  /** The unit of the quantity: a Unique Quantity Code such as NOS or KGS. */
  unit: string
  travel?: TravelFacts
  /** Pieces that could be bought now. */
  available: number
  /** `unitPrice` is that of the quotation. */
  isQuoted?: boolean
  /** The coupon of the cart is for other goods. */
  isBeyondCoupon?: true
  /** The accepted quotation that the line is of, also while it has too few or too many pieces for its price; left out: none. */
  quote?: LineQuote
  /** `unitPrice` is that of a deal; the most that the online discount takes off it, in percent. */
  dealPercent?: number
  /** The deal that the shopper has taken for the article, also while its price does not hold; left out: none. */
  deal?: LineDeal
}

/** A coupon that holds, with what it takes off this cart. */
export interface CartCoupon {
  id: string
  code: string
  discountType: 'percentage' | 'flat'
  discount: Paise
  /** It takes the delivery charge off. */
  freeDelivery?: true
  /** Its value (hundredths of a percent, or paise) and cap. A checkout that was frozen by a former version has none. */
  terms?: Pick<CouponTerms, 'value' | 'maximumDiscount'>
}

/** A line that cannot be bought any more; `inVariants`: only one of its variants can. */
export interface GoneLine extends CartLine {
  inVariants: boolean
}

/** A cart as it holds now, and what no longer does. */
export interface OpenCart {
  lines: CartLine[]
  /** The Indian day whose rates of tax hold. */
  day: string
  /** Lines of what is no longer sold so: not among `lines`. */
  gone: GoneLine[]
  /** Lines whose quotation has ended since: they are among `lines`, at today's prices. */
  ended: CartLine[]
  /** Lines at the price of a deal whose time is over: they are among `lines`, at today's prices. */
  over: CartLine[]
  coupon: CartCoupon | null
  /** The coupon on the cart, where it no longer holds. */
  refused: { id: string; code: string; reason: string } | null
}

/** Reads a cart's rows: which lines are still sold, and whether its coupon still holds now. */
export function openCart(rows: readonly CartRow[], now: Date): OpenCart {
  const lines: CartLine[] = []
  const gone: GoneLine[] = []
  const ended: CartLine[] = []
  const over: CartLine[] = []
  for (const row of rows) {
    if (row.product_id === null) continue
    const line = lineOf(row, row.product_id, now)
    if (row.sold && !row.in_variants) {
      lines.push(line)
      if (row.quote_id !== null && !line.quote) ended.push(line)
      if (line.deal && now > line.deal.until) over.push(line)
    } else gone.push({ ...line, inVariants: row.sold })
  }
  const [first] = rows
  const judged = first ? judge(first, lines, now) : { lines, coupon: null, refused: null }
  return { ...judged, gone, ended, over, day: indianDay(now) }
}

/** Σ unit selling price × quantity, in paise. */
export function subTotalOf(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): Paise {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

/** Returns the notice for a line that cannot be bought any more. */
export function goneNotice({ name, inVariants }: GoneLine): string {
  return inVariants ? cartNotices.inVariants(name) : cartNotices.gone(name)
}

function lineOf(row: CartRow, productId: string, now: Date): CartLine {
  const item = gradedOf(row)
  const quote = quoteOf(row, now)
  const quoted = quote && quotedPriceFor({ ...quote, price: row.quoted_price ?? 0 }, row.quantity, row.price)
  const own = quoted ?? unitPriceFor(item, row.quantity)
  const deal = dealOf(row)
  const dealt = deal === null ? null : dealtPrice(deal, row.quantity, own, now)
  const unitPrice = dealt ?? own
  return {
    productId,
    categoryId: row.category_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    name: row.name,
    variantName: row.variant_name,
    image: row.image,
    price: row.price,
    unitPrice,
    ...(quote && { isQuoted: quoted !== null && dealt === null, quote }),
    ...(deal && { deal }),
    ...(dealt !== null && { dealPercent: row.deal_percent ?? 0 }),
    ...(!quoted && dealt === null && saleTextOf(row, unitPrice, now)),
    steps: priceSteps(item),
    minimum: row.minimum,
    multiple: row.multiple,
    ...taxAt({ hsnCode: row.hsn_code, gstRate: row.gst_rate }, row.tax_changes, now),
    piecesInUnit: piecesInUnit(row.unit, { amount: row.net_amount, unit: row.net_unit }),
    unit: row.unit,
    ...travelOf(row),
    available: row.available,
  }
}

function travelOf({ weight_grams, longest_mm, flammable, glass }: CartRow): { travel?: TravelFacts } {
  if (weight_grams === null && longest_mm === null && !flammable && !glass) return {}
  return { travel: { weightGrams: weight_grams, longestMm: longest_mm, flammable, glass } }
}

function gradedOf(row: CartRow): Graded {
  const product = { price: row.product_price, offerPrice: row.product_offer_price, breaks: row.product_breaks }
  if (row.price_breaks === null) return product
  const variant = { price: row.price, offerPrice: row.offer_price, breaks: row.price_breaks }
  return { ...variant, breaks: breaksOf(variant, product) }
}

/** Judges the coupon of a cart, and marks the lines that it is not for. */
function judge(row: CartRow, lines: CartLine[], now: Date): Pick<OpenCart, 'lines' | 'coupon' | 'refused'> {
  const { coupon_id: id, code, discount_type: discountType } = row
  if (id === null || code === null) return { lines, coupon: null, refused: null }
  const terms = termsOf(row)
  const { uses_by_shopper: usesByShopper, has_ordered: hasOrdered } = row
  const verdict = judgeCoupon(terms, { ...reachedOf(lines, terms.reach), now, usesByShopper, hasOrdered })
  if (!verdict.usable) return { lines, coupon: null, refused: { id, code, reason: verdict.reason } }
  return {
    lines: lines.map((line) => (isFor(terms.reach, line) ? line : { ...line, isBeyondCoupon: true })),
    coupon: {
      ...{ id, code, discountType, discount: verdict.discount },
      ...(terms.freeDelivery && { freeDelivery: true }),
      terms: { value: terms.value, maximumDiscount: terms.maximumDiscount },
    },
    refused: null,
  }
}

/** The content of an order or a checkout: at least one line, all still sold and in these quantities; the coupon holds. */
export interface CartForOrder {
  lines: CartLine[]
  coupon: CartCoupon | null
}

/** The same with the cart that it came from, which is sold once. */
export interface LoadedCart extends CartForOrder {
  cartId: string
  /** The Indian day on which it was looked at. */
  day: string
}

/**
 * Takes everything out of a cart for an order, checked now; one statement. What throws afterwards puts it back with the
 * transaction. Of two orders of one cart at once, one gets `cart_empty`. Throws `cart_empty`, `cart_changed` (something
 * is no longer sold, or not in this quantity, or its quotation or deal has ended), `coupon_refused`. Stock is checked by who takes it.
 */
export async function takeCartForOrder(tx: Transaction<Database>, userId: string, now: Date): Promise<LoadedCart> {
  return checked(await takeCart(tx, userId, now), now)
}

/** The same for a checkout that leaves the cart as it is, locked until the transaction ends. */
export async function loadCartForOrder(tx: Transaction<Database>, userId: string, now: Date): Promise<LoadedCart> {
  return checked(await lockCart(tx, userId), now)
}

function checked(rows: CartRow[], now: Date): LoadedCart {
  const { lines, gone, ended, over, coupon, refused, day } = openCart(rows, now)
  const [first] = gone
  if (first) throw new Failure('cart_changed', goneNotice(first))
  const [quoted] = ended
  if (quoted) throw new Failure('cart_changed', cartNotices.quoteEnded(quoted.name))
  const [dealt] = over
  if (dealt) throw new Failure('cart_changed', bargains.over(dealt.name))
  const cartId = rows[0]?.cart_id
  const odd = lines.find((line) => !isSoldIn(line, line.quantity))
  if (odd) throw new Failure('cart_changed', quantityNotice(odd))
  if (lines.length === 0 || cartId === undefined) throw new Failure('cart_empty', failures.cartEmpty)
  if (refused) throw new Failure('coupon_refused', couponRefusals.takenOff(refused.code, refused.reason))
  return { cartId, lines, coupon, day }
}

/** The sale of a line, where its price is what is asked for a piece: the price of a quantity is no price of a sale. */
function saleTextOf(
  { sale, variant_id, offer_price: offerPrice }: CartRow,
  asked: Paise,
  now: Date,
): { saleText?: string } {
  if (asked !== offerPrice) return {}
  const shown = saleShown(sale, { key: variant_id ?? '', offerPrice }, now)
  return shown ? { saleText: shown.text } : {}
}
