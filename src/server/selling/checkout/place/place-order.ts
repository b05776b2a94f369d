import type { Order, PlaceOrderInput } from '../../../../shared/contract/orders.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { pipeline } from '../../../platform/db/ask.ts'
import { transact } from '../../../platform/db/transact.ts'
import { limitDone } from '../../../platform/rate-limits/rate-limit.ts'
import type { Tally } from '../../../platform/rate-limits/rate-limit-queries.ts'
import { keepFirm } from '../../../shoppers/accounts/firm-queries.ts'
import { readBuyer } from '../../../shoppers/accounts/read-buyer.ts'
import { getCart } from '../../cart/get-cart.ts'
import { takeCartForOrder } from '../../cart/open-cart.ts'
import { findOrderByIdempotencyKey } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { refuseWhileOpen, withoutOpenCheckout } from '../pay/withdraw-checkout.ts'
import { refuseCash, refuseDearer, refuseTooMany } from './check-order-limits.ts'
import { draftOrder, keepAddress, resolveAddress } from './draft-order.ts'
import { hashAsked } from './hash-asked.ts'
import { recordOrder } from './record-order.ts'

type Request = PlaceOrderInput & {
  userId: string
  idempotencyKey: string | undefined
  /** Rate limits that the order counts against, beside its account's. */
  tallies: readonly Tally[]
}

/** The order, and whether it is the first one of a repeated request. */
type Placed = { order: Order; repeated: boolean }

/**
 * Places an order by cash on delivery from the shopper's cart, in one transaction (CONTRACT §4). A repeat with the same
 * Idempotency-Key gives the first order. Throws `order_state` where a repeat asks for something else, and
 * `online_payment_needs_intent`, `bad_input` (GSTIN), `cash_limit`, `not_found` (saved address), `cart_empty`, `cart_changed`,
 * `out_of_stock`, `coupon_refused`, `too_many_requests`: the cart is then as it was, only without a coupon that was refused.
 */
export async function placeOrder(shop: PayingShop, request: Request): Promise<Placed> {
  if (request.paymentMethod === 'online') throw new Failure('online_payment_needs_intent', failures.onlineNeedsIntent)
  try {
    const place = () => withoutOpenCheckout(shop, () => placeFirst(shop, request))
    return { order: presentOrder(await limitDone(shop, request.tallies, place)), repeated: false }
  } catch (error) {
    const first = await findFirst(shop, request)
    if (first) {
      refuseOther(first, request)
      return { order: presentOrder(first), repeated: true }
    }
    // Reading the cart takes off what no longer holds, so that the shopper sees the new price before paying it.
    if (error instanceof Failure && error.code === 'coupon_refused') await getCart(shop, request.userId)
    throw error
  }
}

function placeFirst(shop: PayingShop, request: Request): Promise<StoredOrder> {
  const { userId, address: deliverTo, shownAmount, stateConfirmed, buyer: given, idempotencyKey, deliveryWay } = request
  const buyer = given ? readBuyer(shop.settings, given) : null
  return transact(shop, async (work) => {
    const [cart, , , { address, isConfirmed }] = await pipeline(
      takeCartForOrder(work.tx, userId, shop.clock()),
      refuseTooMany(work.tx, shop, userId),
      refuseWhileOpen(work.tx, userId),
      resolveAddress(work.tx, userId, deliverTo),
    )
    await keepAddress(work.tx, shop, userId, { address: deliverTo, stateConfirmed })
    if (buyer) await keepFirm(work.tx, shop, userId, buyer)
    const confirmed = stateConfirmed ?? isConfirmed
    const to = { userId, address, stateConfirmed: confirmed, buyer, deliveryWay, paymentMethod: 'cod' } as const
    const draft = draftOrder(shop.settings, cart, to)
    refuseDearer(draft.price.payable, shownAmount)
    await refuseCash(work.tx, shop, draft)
    return recordOrder(shop, work, draft, {
      cartId: cart.cartId,
      by: 'shopper',
      paymentStatus: 'due',
      idempotencyKey: idempotencyKey ?? null,
      askedHash: idempotencyKey === undefined ? null : hashAsked(request),
      heldBy: null,
    })
  })
}

/** A repeat fails, for the cart is empty or the key is taken: the order of that key says that it was a repeat. */
async function findFirst(shop: PayingShop, { userId, idempotencyKey }: Request): Promise<StoredOrder | undefined> {
  return idempotencyKey === undefined ? undefined : findOrderByIdempotencyKey(shop.db, userId, idempotencyKey)
}

/** Throws `order_state` where the key's order was asked for otherwise: another address, firm or amount. */
function refuseOther({ asked_hash: asked, number }: StoredOrder, request: Request): void {
  // orders of a former version say nothing of it
  if (asked === null || asked === hashAsked(request)) return
  throw new Failure('order_state', failures.orderPlacedAlready(number))
}
