import { linkedNumber } from '../../../../domain/selling/orders/linked-order.ts'
import type { Work } from '../../../platform/db/transact.ts'
import { countFollowers, insertOrderLink } from '../../orders/linked-order-queries.ts'
import { queueOrderAlert, queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import { insertOrder, type NewOrder, type PlacedBy } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { addressOf } from '../edit/plan-edit.ts'
import { moveStock, writeOut } from '../place/record-order.ts'

/** Goods that are added to an order, which is locked. */
interface Addition {
  first: StoredOrder
  draft: OrderDraft
}

interface Recording {
  by: PlacedBy
  paymentStatus: NewOrder['payment_status']
  /** Of no cart: it is sold once by being new. */
  cartId: string
  /** The payment link whose held stock becomes the order's; null: it is taken now. */
  heldBy: string | null
}

/**
 * Turns goods that are added to an order into an order of their own, which follows it, in the caller's transaction: written and stock
 * taken, with the next letter. It goes where the first one goes now. Throws `out_of_stock` where somebody was faster.
 */
export async function recordLinkedOrder(
  shop: PayingShop,
  work: Work,
  { first, draft }: Addition,
  { by, paymentStatus, cartId, heldBy }: Recording,
): Promise<StoredOrder> {
  const { tx } = work
  const address = addressOf(first)
  // another state would be another tax than what was paid: such an edit waits while there is a link (plan-edit.ts)
  const there = address.state === draft.address.state ? { ...draft, address } : draft
  const written = writeOut(shop, there, { paymentStatus, cartId, idempotencyKey: null, askedHash: null })
  const number = linkedNumber(first.number, await countFollowers(tx, first.id))
  const order = await insertOrder(tx, written, { number }, by)
  await insertOrderLink(tx, { orderId: order.id, follows: first.id })
  await queueOrderMail(tx, shop, { orderId: order.id, news: 'placed' })
  await queueOrderAlert(tx, shop, order.id)
  await moveStock(work, draft, heldBy, written)
  work.news({ topic: 'orders', id: order.id })
  work.news({ topic: 'orders', id: first.id })
  work.news({ topic: 'new_orders', id: order.id })
  return order
}
