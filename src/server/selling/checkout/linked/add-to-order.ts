import type { AdditionWish } from '../../../../shared/contract/office/linked-order-calls.ts'
import { linkedOrders as copy } from '../../../../shared/copy/office/linked-orders.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { linkedOrderLimits } from '../../../../shared/linked-order-limits.ts'
import { holdStock } from '../../../catalogue/stock/stock-queries.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { queuePayLinkMail } from '../../payments/mail/queue-pay-link-mail.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { insertCheckout } from '../pay/checkout-queries.ts'
import { insertHolds } from '../pay/hold-queries.ts'
import { fingerprintOf } from '../pay/open-checkout.ts'
import { lockForCredit } from '../returns/credit-part.ts'
import { planAddition, presentAddition } from './plan-addition.ts'
import { recordLinkedOrder } from './record-linked-order.ts'

/** Goods that a person adds: `digest` is that of the preview that they saw. */
interface Asked {
  orderId: string
  wish: AdditionWish
  digest: string
}

/** `placed`: the linked order, where it is paid in cash; null: it waits for its payment link. */
export interface Added {
  first: StoredOrder
  placed: StoredOrder | null
}

/**
 * Adds goods to an order as an order of their own, in a command: placed at once where it is paid in cash; else a payment link holds
 * them for a day, and its payment places the order. Throws `not_found`, `order_state` where price, stock or order have changed
 * since, `out_of_stock` where somebody was faster, and like planAddition.
 */
export async function addToOrder(shop: PayingShop, work: CommandWork, asked: Asked): Promise<Added> {
  const { orderId, wish, digest } = asked
  const first = await lockForCredit(work, { id: orderId }, null)
  const plan = await planAddition(shop, work.tx, first, wish)
  const preview = presentAddition(first, wish, plan)
  if (preview.digest !== digest || wish.version !== first.version) {
    throw new Failure('order_state', copy.outdated)
  }
  if (wish.pay === 'link') {
    await openPayLink(shop, work, first, plan.draft)
    return { first, placed: null }
  }
  const by = { mover: 'owner', person: { staffId: work.by.staffId, name: work.by.name } } as const
  const recording = { by, paymentStatus: 'due', cartId: shop.newId(), heldBy: null } as const
  return { first, placed: await recordLinkedOrder(shop, work, { first, draft: plan.draft }, recording) }
}

/** Freezes the goods as a checkout that is a payment link, and holds them. */
async function openPayLink(shop: PayingShop, work: CommandWork, first: StoredOrder, draft: OrderDraft): Promise<void> {
  const [id, now] = [shop.newId(), shop.clock()]
  const expiresAt = new Date(now.getTime() + linkedOrderLimits.payLinkHours * 3_600_000)
  await insertCheckout(work.tx, {
    ...{ id, user_id: draft.userId, status: 'open', follows: first.id, coupon_id: null, currency: 'INR' },
    draft: JSON.stringify(draft),
    fingerprint: fingerprintOf(shop.settings, draft),
    // of no cart: what it becomes is sold once by being new
    cart_id: shop.newId(),
    amount: draft.price.payable,
    expires_at: expiresAt,
    // until somebody opens it there is nothing to ask the provider
    ask_at: expiresAt,
    ...{ created_at: now, updated_at: now },
  })
  await insertHolds(work.tx, { id, userId: id }, draft.lines)
  await holdStock(work, draft.lines, { checkoutId: id, now })
  await queuePayLinkMail(work.tx, shop, { checkoutId: id, news: 'asked' }, work.leavesAt)
}
