import { nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import { lockStock, releaseStock, type StockKey } from '../../../catalogue/stock/stock-queries.ts'
import { transact, type Work } from '../../../platform/db/transact.ts'
import { giveBackCoupon } from '../../coupons/coupon-uses.ts'
import { queuePayLinkMail } from '../../payments/mail/queue-pay-link-mail.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { endCheckout, findOpenCheckout, lockCheckout, type StoredCheckout } from './checkout-queries.ts'
import { deleteHolds } from './hold-queries.ts'

/**
 * Ends an open checkout without an order: stock and coupon use are free again. A payment that still comes is judged by
 * `status`. Does nothing to one that is open no more. Gives the checkout as it is now.
 */
export function closeCheckout(shop: PayingShop, id: string, status: 'expired' | 'withdrawn'): Promise<StoredCheckout> {
  return transact(shop, async (work) => {
    const checkout = await lockCheckout(work.tx, id)
    if (checkout.status !== 'open') return checkout
    return release(shop, work, checkout, status)
  })
}

/** Ends a checkout that has got no order at the provider, so that nobody can ever pay it. Gives it as it is now. */
export function abandonCheckout(shop: PayingShop, id: string): Promise<StoredCheckout> {
  return transact(shop, async (work) => {
    const checkout = await lockCheckout(work.tx, id)
    if (checkout.status !== 'open' || checkout.provider_order_id !== null) return checkout
    return release(shop, work, checkout, 'expired')
  })
}

/**
 * Ends the open checkout that shares goods with one that is being sold, in the caller's transaction, which has locked the
 * cart: what it holds is there for the sale, and what is paid on it after all goes back. One of other goods stays open.
 */
export async function withdrawTwin(shop: PayingShop, work: Work, sold: StoredCheckout): Promise<void> {
  const open = await findOpenCheckout(work.tx, sold.user_id)
  if (!open || open.id === sold.id || !sharesGoods(open, sold)) return
  const twin = await lockCheckout(work.tx, open.id)
  if (twin.status !== 'open') return
  // both at once: releasing the one and then taking the other would lock rows out of order
  await lockStock(work.tx, [...twin.draft.lines, ...sold.draft.lines])
  await release(shop, work, twin, 'withdrawn')
}

function sharesGoods(one: StoredCheckout, other: StoredCheckout): boolean {
  const keyOf = ({ productId, variantId }: StockKey) => JSON.stringify([productId, variantId])
  const goods = new Set(one.draft.lines.map(keyOf))
  return other.draft.lines.some((line) => goods.has(keyOf(line)))
}

/**
 * Releases what a locked, open checkout holds, in the caller's transaction. Whoever has a payment link is told that it is over, and so
 * are the people of the shop.
 */
export async function release(
  shop: PayingShop,
  work: Work,
  checkout: StoredCheckout,
  status: 'expired' | 'withdrawn',
): Promise<StoredCheckout> {
  const { tx } = work
  const now = shop.clock()
  const { id, draft, coupon_id: couponId, created_at: createdAt, expires_at: expiresAt } = checkout
  const times = { status, createdAt, expiresAt, isLink: checkout.follows !== null }
  const askAt = checkout.provider_order_id === null ? null : nextAskAt(times, now)
  await endCheckout(tx, id, { status, askAt, now })
  await deleteHolds(tx, id)
  await releaseStock(work, draft.lines, { checkoutId: id, now })
  if (couponId !== null) await giveBackCoupon(tx, couponId, checkout.user_id)
  if (checkout.follows !== null) {
    await queuePayLinkMail(tx, shop, { checkoutId: id, news: 'over' })
    work.news({ topic: 'orders', id: checkout.follows })
  }
  return { ...checkout, status, ask_at: askAt }
}
