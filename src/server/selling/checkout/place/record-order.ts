import type { Kysely } from 'kysely'
import { expectedDelivery } from '../../../../domain/selling/orders/expected-delivery.ts'
import type { CartPrice } from '../../../../domain/selling/pricing/price-cart.ts'
import { deliveryDays } from '../../../../shared/delivery-zones.ts'
import { sellHeldStock, takeStock } from '../../../catalogue/stock/stock-queries.ts'
import { pipeline } from '../../../platform/db/ask.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { Work } from '../../../platform/db/transact.ts'
import { forgetSold, renewCartId } from '../../cart/cart-rows.ts'
import type { CartLine } from '../../cart/open-cart.ts'
import { countCouponUse } from '../../coupons/coupon-uses.ts'
import { sellDeals } from '../../deals/sell-deals.ts'
import { queueOrderAlert, queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import type { CounterDraft, OrderDraft, PhoneDraft } from '../../orders/order-draft.ts'
import { insertOrder, type NewLine, type NewOrder, type PlacedBy, type SumColumns } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { sellQuotes } from '../../quotes/sell-quotes.ts'
import { moveOtherCheckouts, type Sale } from '../pay/checkout-queries.ts'

/** Origin of an order: the shopper's call, or the system when a payment arrived. */
type Recording = {
  by: 'shopper' | 'system'
  paymentStatus: 'due' | 'paid'
  idempotencyKey: string | null
  /** Hash of what was asked for with that key (hash-asked.ts). */
  askedHash: string | null
  /** The cart that is sold by it. */
  cartId: string
  /** The checkout whose held stock and coupon use become the order's; null: they are taken now. */
  heldBy: string | null
}

/**
 * Turns a draft into an order: written, stock taken, coupon counted, all in the caller's transaction, which has emptied
 * the cart or does so. The one way to become an order. Throws `out_of_stock` or `coupon_refused` where somebody was faster.
 */
export async function recordOrder(
  shop: PayingShop,
  work: Work,
  draft: OrderDraft,
  recording: Recording,
): Promise<StoredOrder> {
  const { tx } = work
  const written = writeOut(shop, draft, recording)
  // What many shoppers want at once comes last: its rows stay locked until the commit.
  const [, order] = await pipeline(
    sellCart(tx, { userId: draft.userId, cartId: recording.cartId, next: shop.newId(), lines: draft.lines }),
    insertOrder(tx, written, shop.settings.now()['numbers.order'], { mover: recording.by }),
    queueOrderMail(tx, shop, { orderId: written.id, news: 'placed' }),
    queueOrderAlert(tx, shop, written.id),
    moveStock(work, draft, recording.heldBy, written),
  )
  work.news({ topic: 'orders', id: written.id })
  work.news({ topic: 'new_orders', id: written.id })
  const quoteIds = draft.lines.flatMap(({ isQuoted, quote }) => (isQuoted && quote ? [quote.id] : []))
  const dealIds = draft.lines.flatMap(({ dealPercent, deal }) => (dealPercent !== undefined && deal ? [deal.id] : []))
  if (dealIds.length > 0) {
    await sellDeals(tx, { dealIds, orderId: written.id, isPaid: recording.heldBy !== null })
  }
  if (quoteIds.length > 0) await sellQuotes(tx, { quoteIds, orderId: written.id })
  if (draft.coupon && recording.heldBy === null) {
    await countCouponUse(tx, draft.coupon.id, draft.userId, written.id)
  }
  return order
}

/**
 * Turns a sale at the counter into an order that is paid, in the caller's transaction: written and stock taken, without a cart, a
 * mail or an alert. Throws `out_of_stock` where somebody was faster.
 */
export async function recordCounterSale(
  shop: PayingShop,
  work: Work,
  draft: CounterDraft,
  person: PlacedBy['person'],
): Promise<StoredOrder> {
  // nobody has a cart of this id: it is sold once by being new
  const kept = { paymentStatus: 'collected', cartId: shop.newId(), idempotencyKey: null, askedHash: null } as const
  const now = shop.clock()
  const written = { ...writeOut(shop, draft, kept), expected_delivery: now }
  const [order] = await pipeline(
    insertOrder(work.tx, written, shop.settings.now()['numbers.order'], { mover: 'owner', ...(person && { person }) }),
    takeStock(work, draft.lines, { orderId: written.id, now }),
  )
  work.news({ topic: 'orders', id: written.id })
  return order
}

/**
 * Turns what people of the shop take by phone into an order, in the caller's transaction: written and stock taken, without a cart. Who
 * took it needs no alert; an account is written that the order is there. Throws `out_of_stock` where somebody was faster.
 */
export async function recordPhoneOrder(
  shop: PayingShop,
  work: Work,
  draft: PhoneDraft,
  person: PlacedBy['person'],
): Promise<StoredOrder> {
  const isPaid = draft.paymentMethod === 'counter'
  const kept = { cartId: shop.newId(), idempotencyKey: null, askedHash: null, byPhone: true } as const
  const written = writeOut(shop, draft, { ...kept, paymentStatus: isPaid ? 'collected' : 'due' })
  const orderId = written.id
  const [order] = await pipeline(
    insertOrder(work.tx, written, shop.settings.now()['numbers.order'], { mover: 'owner', ...(person && { person }) }),
    queueOrderMail(work.tx, shop, { orderId, news: 'placed' }),
    takeStock(work, draft.lines, { orderId, now: written.created_at }),
  )
  work.news({ topic: 'orders', id: orderId })
  return order
}

/**
 * Marks a locked cart as sold, in the transaction of the sale: from then on it is another cart, so that no payment for the
 * sold one becomes an order (settle/settle-payment.ts). An order keeps the id of its cart, and the database has each once.
 */
async function sellCart(tx: Kysely<Database>, { userId, cartId, next, lines }: Sale): Promise<void> {
  await pipeline(
    renewCartId(tx, { userId, cartId, next }),
    forgetSold(tx, { userId, lines }),
    moveOtherCheckouts(tx, { userId, cartId, next, lines }),
  )
}

/** Takes the stock of an order, or sells what its checkout holds. */
export function moveStock(
  work: Work,
  { lines }: OrderDraft,
  heldBy: string | null,
  { id: orderId, created_at: now }: NewOrder,
): Promise<void> {
  if (heldBy === null) return takeStock(work, lines, { orderId, now })
  return sellHeldStock(work, lines, { orderId, now, checkoutId: heldBy })
}

/** Parts of a recording that stand in the order's row. */
type Kept = Pick<Recording, 'cartId' | 'idempotencyKey' | 'askedHash'> & {
  paymentStatus: NewOrder['payment_status']
  byPhone?: true
}

/** Returns a draft as an order that is not written yet. */
export function writeOut(shop: PayingShop, draft: OrderDraft | CounterDraft | PhoneDraft, recording: Kept): NewOrder {
  const { price, coupon, address } = draft
  const now = shop.clock()
  const values = shop.settings.now()
  return {
    id: shop.newId(),
    user_id: draft.userId,
    cart_id: recording.cartId,
    status: 'pending',
    payment_method: draft.paymentMethod,
    payment_status: recording.paymentStatus,
    ...sumColumns(price),
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_type: coupon?.discountType ?? null,
    delivery_address: address,
    delivery_way: draft.deliveryWay ?? 'delivery',
    bus_stand: draft.busStand ?? null,
    by_phone: recording.byPhone ?? false,
    address_doubt: draft.doubt ?? null,
    state_confirmed: draft.confirmed ?? null,
    buyer_firm: draft.buyer ?? null,
    derivation: draft.derivation ?? null,
    idempotency_key: recording.idempotencyKey,
    asked_hash: recording.askedHash,
    expected_delivery: expectedDelivery(
      now,
      deliveryDays(address.state, values['company.state'], values['delivery.days']),
      values,
    ),
    delivered_at: null,
    created_at: now,
    updated_at: now,
    lines: lineRows(draft.lines, price),
  }
}

/** Fields of a line that an order keeps beside its price. */
export type SoldLine = Pick<
  CartLine,
  | 'productId'
  | 'variantId'
  | 'name'
  | 'variantName'
  | 'image'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'hsnCode'
  | 'gstRate'
>

/** Returns the columns of an order's row that its price gives, in paise. */
export function sumColumns(price: CartPrice): SumColumns {
  return {
    sub_total: price.subTotal,
    coupon_discount: price.couponDiscount,
    delivery_charges: price.deliveryCharges,
    delivery_waived: price.deliveryWaived ?? 0,
    cash_fee: price.cashFee ?? 0,
    online_discount: price.onlineDiscount,
    payable: price.payable,
    gst: price.gst,
    cgst: price.cgst,
    sgst: price.sgst,
    igst: price.igst,
    // a checkout that was frozen by a former version has none
    delivery_line: price.delivery ?? null,
  }
}

/** Returns the rows of an order's lines, by the prices of the same places; positions count from 1. */
export function lineRows(lines: readonly SoldLine[], price: Pick<CartPrice, 'lines'>): NewLine[] {
  return lines.map((line, index) => {
    const priced = price.lines[index]
    if (!priced) throw new Error('a line of the order has no price')
    return {
      position: index + 1,
      product_id: line.productId,
      variant_id: line.variantId,
      name: line.name,
      variant_name: line.variantName,
      image: line.image,
      quantity: line.quantity,
      unit: line.unit,
      unit_price: line.unitPrice,
      hsn_code: line.hsnCode,
      // a checkout that was frozen by a former version says it of the goods alone
      gst_rate: priced.gstRate ?? line.gstRate,
      discount_share: priced.discountShare,
      line_total: priced.lineTotal,
      gst: priced.gst,
      cgst: priced.cgst,
      sgst: priced.sgst,
      igst: priced.igst,
    }
  })
}
