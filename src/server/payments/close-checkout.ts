import { nextAsk } from '../../domain/payments/ask-times.ts'
import { giveBackCoupon } from '../coupons/coupon-uses.ts'
import { transact, type Work } from '../db/transact.ts'
import type { Shop } from '../shop.ts'
import { releaseStock } from '../stock/stock-queries.ts'
import { endCheckout, lockCheckout, type StoredCheckout } from './checkout-queries.ts'
import { deleteHolds } from './hold-queries.ts'

/**
 * Ends an open checkout without an order: stock and coupon use are free again. A payment that still comes is judged by
 * `status`. Does nothing to one that is open no more. Gives the checkout as it is now.
 */
export function closeCheckout(shop: Shop, id: string, status: 'expired' | 'withdrawn'): Promise<StoredCheckout> {
  return transact(shop, async (work) => {
    const checkout = await lockCheckout(work.tx, id)
    if (checkout.status !== 'open') return checkout
    return release(shop, work, checkout, status)
  })
}

/** Ends a checkout that has got no order at the provider, so that nobody can ever pay it. Gives it as it is now. */
export function abandonCheckout(shop: Shop, id: string): Promise<StoredCheckout> {
  return transact(shop, async (work) => {
    const checkout = await lockCheckout(work.tx, id)
    if (checkout.status !== 'open' || checkout.provider_order_id !== null) return checkout
    return release(shop, work, checkout, 'expired')
  })
}

async function release(
  shop: Shop,
  work: Work,
  checkout: StoredCheckout,
  status: 'expired' | 'withdrawn',
): Promise<StoredCheckout> {
  const { tx } = work
  const now = shop.clock()
  const { id, draft, coupon_id: couponId, created_at: createdAt, expires_at: expiresAt } = checkout
  const askAt = checkout.provider_order_id === null ? null : nextAsk({ status, createdAt, expiresAt }, now)
  await endCheckout(tx, id, { status, askAt, now })
  await deleteHolds(tx, id)
  await releaseStock(work, draft.lines, { checkoutId: id, now })
  if (couponId !== null) await giveBackCoupon(tx, couponId, checkout.user_id)
  return { ...checkout, status, ask_at: askAt }
}
