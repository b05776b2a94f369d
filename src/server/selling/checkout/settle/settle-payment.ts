import { sql } from 'kysely'
import type { DatabaseError } from 'pg'
import { nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import {
  judgePayment,
  type PaymentVerdict,
  type RefundReason,
} from '../../../../domain/selling/payments/judge-payment.ts'
import { maskVpa } from '../../../../domain/selling/payments/mask-vpa.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { transact, type Work } from '../../../platform/db/transact.ts'
import { lockCartRow, takeBoughtLines } from '../../cart/take-bought-lines.ts'
import { issueReceiptVoucher } from '../../invoices/issue-receipt-voucher.ts'
import { issueRefundVoucher } from '../../invoices/issue-refund-voucher.ts'
import { findOrder, findOrderOfCart, lockOrderRow } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { addToJournal, findPayment, insertPayment } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { ProviderPayment } from '../../payments/provider/payment-provider.ts'
import { queueRefund } from '../../payments/queue-refund.ts'
import { recordLinkedOrder } from '../linked/record-linked-order.ts'
import { endCheckout, findCheckoutByProviderOrder, lockCheckout, type StoredCheckout } from '../pay/checkout-queries.ts'
import { withdrawTwin } from '../pay/close-checkout.ts'
import { isForgotten } from '../pay/forget-checkouts.ts'
import { deleteHolds } from '../pay/hold-queries.ts'
import { recordOrder } from '../place/record-order.ts'

/** Outcome of a captured payment: the order that it paid, or null where it goes back. */
export type Settlement = { orderId: string | null }

/**
 * Turns a captured payment into exactly one order, or into a refund where it cannot be one (CONTRACT §4). The one way in
 * which money becomes an order: the browser's success, webhooks and reconciliation all come here, in any order and as
 * often as they like. Undefined where nothing was captured, or the provider's order is none of ours.
 */
export async function settlePayment(shop: PayingShop, payment: ProviderPayment): Promise<Settlement | undefined> {
  if (!payment.captured || payment.orderId === null) return undefined
  const known = await findCheckoutByProviderOrder(shop.db, payment.orderId)
  if (!known) return undefined
  return transact(shop, async (work) => {
    // Locks in the order of all who take several: cart, the order that is followed, checkout, order, stock, coupon.
    const cartId = await lockCartRow(work.tx, known.user_id)
    if (known.follows !== null) await lockOrderRow(work.tx, { id: known.follows })
    const checkout = await lockCheckout(work.tx, known.id)
    const before = await findPayment(work.tx, payment.id)
    if (before) return { orderId: before.order_id }
    return settleFirst(shop, work, { ...checkout, cart_id: checkout.cart_id ?? cartId }, payment)
  })
}

async function settleFirst(
  shop: PayingShop,
  work: Work,
  checkout: StoredCheckout,
  payment: ProviderPayment,
): Promise<Settlement> {
  const outcome = await carryOut(shop, work, checkout, await judge(work, checkout, payment))
  const orderId = 'order' in outcome ? outcome.order.id : null
  const now = shop.clock()
  const inRupees = payment.currency === checkout.currency
  await insertPayment(work.tx, {
    id: payment.id,
    checkout_id: checkout.id,
    qr_code_id: null,
    order_id: orderId,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    card_last4: payment.cardLast4,
    card_network: payment.cardNetwork,
    vpa: maskVpa(payment.vpa),
    status: 'captured',
    is_test: checkout.is_test,
    vouchered: inRupees,
    paid_at: payment.createdAt,
    created_at: now,
  })
  const refundId = 'reason' in outcome ? await queueRefund(work.tx, shop, payment, outcome.reason) : null
  const entry = { payment_id: payment.id, created_at: now }
  await addToJournal(work.tx, [
    { ...entry, account: 'captured', amount: payment.amount },
    refundId === null
      ? { ...entry, account: 'order', order_id: orderId, amount: -payment.amount }
      : { ...entry, account: 'refund', refund_id: refundId, amount: -payment.amount },
  ])
  if (inRupees) await issueVouchers(shop, work, { checkout, payment, outcome })
  return { orderId }
}

/** The last thing that is done: every payment takes a number, and the series stays locked until the commit. */
async function issueVouchers(
  shop: PayingShop,
  { tx }: Work,
  { checkout, payment, outcome }: { checkout: StoredCheckout; payment: ProviderPayment; outcome: Outcome },
): Promise<void> {
  const { draft, is_test: isTest } = checkout
  const order = 'order' in outcome ? outcome.order : null
  await issueReceiptVoucher(shop, tx, { payment: { ...payment, isTest }, draft, order })
  if ('reason' in outcome) await issueRefundVoucher(shop, tx, { paymentId: payment.id }, outcome.reason)
}

/** By what the shopper was told, and by whether the checkout's cart is still the one that the shopper has. */
async function judge({ tx }: Work, checkout: StoredCheckout, payment: ProviderPayment): Promise<PaymentVerdict> {
  const sold = await findOrderOfCart(tx, checkout.cart_id ?? '')
  const addressGone = isForgotten(checkout)
  return judgePayment(
    { ...checkout, soldBy: sold?.payment_method ?? null, addressGone, isLink: checkout.follows !== null },
    payment,
  )
}

type Outcome = { order: StoredOrder } | { reason: RefundReason }

async function carryOut(
  shop: PayingShop,
  work: Work,
  checkout: StoredCheckout,
  verdict: PaymentVerdict,
): Promise<Outcome> {
  if (verdict.to === 'refund') return { reason: verdict.reason }
  await sql`SAVEPOINT before_order`.execute(work.tx)
  try {
    return { order: await order(shop, work, checkout, verdict.to === 'order' ? checkout.id : null) }
  } catch (error) {
    const reason = whyNoOrder(error)
    if (!reason) throw error
    await sql`ROLLBACK TO SAVEPOINT before_order`.execute(work.tx)
    return { reason }
  }
}

/** Returns the reason why a paid order could not be written; undefined where it is not known. */
function whyNoOrder(error: unknown): RefundReason | undefined {
  if (error instanceof Failure) return error.code === 'coupon_refused' ? 'coupon_used_up' : 'out_of_stock'
  // the last net: the database itself has each cart once
  return (error as DatabaseError).constraint === 'orders_cart_sold_once' ? 'second_payment' : undefined
}

/** `heldBy`: the checkout whose hold is sold; null where the hold is over and the stock is taken anew. */
async function order(
  shop: PayingShop,
  work: Work,
  checkout: StoredCheckout,
  heldBy: string | null,
): Promise<StoredOrder> {
  const { id } = checkout
  const now = shop.clock()
  const placed = await (checkout.follows === null ? sell : follow)(shop, work, checkout, heldBy)
  const times = { createdAt: checkout.created_at, expiresAt: checkout.expires_at }
  const askAt = nextAskAt({ status: 'settled', ...times }, now)
  await endCheckout(work.tx, id, { status: 'settled', orderId: placed.id, askAt, now })
  return placed
}

/** Writes the order of the checkout of a cart. */
async function sell(
  shop: PayingShop,
  work: Work,
  checkout: StoredCheckout,
  heldBy: string | null,
): Promise<StoredOrder> {
  const { id, user_id: userId, cart_id: cartId, draft } = checkout
  if (cartId === null) throw new Error(`checkout ${id} has no cart`)
  if (heldBy === null) await withdrawTwin(shop, work, checkout)
  await takeBoughtLines(work.tx, userId, draft, shop.clock())
  if (heldBy !== null) await deleteHolds(work.tx, id)
  const recording = {
    cartId,
    by: 'system',
    paymentStatus: 'paid',
    idempotencyKey: null,
    askedHash: null,
    heldBy,
  } as const
  return recordOrder(shop, work, draft, recording)
}

/** Writes the order of a payment link, which follows another one. */
async function follow(
  shop: PayingShop,
  work: Work,
  { id, follows, cart_id: cartId, draft }: StoredCheckout,
  heldBy: string | null,
): Promise<StoredOrder> {
  const first = await findOrder(work.tx, { id: follows ?? '' })
  if (!first || cartId === null) throw new Error(`the payment link ${id} follows no order`)
  if (heldBy !== null) await deleteHolds(work.tx, id)
  const recording = { by: { mover: 'system' }, paymentStatus: 'paid', cartId, heldBy } as const
  return recordLinkedOrder(shop, work, { first, draft }, recording)
}
