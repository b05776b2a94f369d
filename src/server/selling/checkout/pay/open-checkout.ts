import { createHash } from 'node:crypto'
import { nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import { holdStock } from '../../../catalogue/stock/stock-queries.ts'
import type { Work } from '../../../platform/db/transact.ts'
import { countCouponUse } from '../../coupons/coupon-uses.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { insertCheckout, type StoredCheckout } from './checkout-queries.ts'
import { insertHolds } from './hold-queries.ts'

/**
 * Freezes a draft as a checkout, and holds its stock and its use of a coupon for the payment window, in the caller's
 * transaction. `cartId`: the cart that it was made of. Throws `out_of_stock` or `coupon_refused` where somebody was faster.
 */
export async function openCheckout(
  shop: PayingShop,
  work: Work,
  draft: OrderDraft,
  cartId: string,
): Promise<StoredCheckout> {
  const { tx } = work
  const now = shop.clock()
  const expiresAt = new Date(now.getTime() + shop.config.paymentWindowSeconds * 1000)
  const checkout = await insertCheckout(tx, {
    id: shop.newId(),
    user_id: draft.userId,
    status: 'open',
    draft: JSON.stringify(draft),
    fingerprint: fingerprintOf(shop.settings, draft),
    cart_id: cartId,
    coupon_id: draft.coupon?.id ?? null,
    amount: draft.price.payable,
    currency: 'INR',
    expires_at: expiresAt,
    ask_at: nextAskAt({ status: 'open', createdAt: now, expiresAt }, now),
    created_at: now,
    updated_at: now,
  })
  await insertHolds(tx, { id: checkout.id, userId: draft.userId }, draft.lines)
  // What many shoppers want at once comes last, in the order in which an order takes it.
  await holdStock(work, draft.lines, { checkoutId: checkout.id, now })
  if (draft.coupon) await countCouponUse(tx, draft.coupon.id, draft.userId)
  return checkout
}

/** The same for the same goods at the same prices to the same buyer and address, paid into the same account, whatever else has changed. */
export function fingerprintOf(
  settings: PayingShop['settings'],
  { lines, coupon, address, price, doubt, buyer, deliveryWay }: OrderDraft,
): string {
  const goods = lines.map(({ productId, variantId, quantity, unitPrice }) => [
    productId,
    variantId,
    quantity,
    unitPrice,
  ])
  const where = Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1))
  const frozen = JSON.stringify([
    goods.sort(),
    coupon?.id ?? null,
    price.payable,
    price.gst,
    where,
    ...(doubt ? [doubt] : []),
    ...(buyer ? [buyer] : []),
    ...(deliveryWay ? [deliveryWay] : []),
    settings.now()['payment.razorpay']?.keyId,
  ])
  return createHash('sha256').update(frozen).digest('hex')
}
