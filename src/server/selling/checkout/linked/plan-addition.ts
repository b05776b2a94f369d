import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isSameArticle } from '../../../../domain/selling/orders/edit-rules.ts'
import { goesAlong, refuseAddition } from '../../../../domain/selling/orders/linked-order.ts'
import type { AdditionPreview, AdditionWish } from '../../../../shared/contract/office/linked-order-calls.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { linkedOrders as copy } from '../../../../shared/copy/office/linked-orders.ts'
import { orderEdit } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import { availableOf } from '../../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { CartLine } from '../../cart/open-cart.ts'
import { linkedWith } from '../../orders/linked-order-queries.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { presentBreakdown } from '../../orders/present-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { sayCashRefusal } from '../edit/cash-of-edit.ts'
import { addedLine, readToday, refusal, refuseOddQuantity } from '../edit/edited-lines.ts'
import { refuseGoodsThere } from '../edit/goods-of-edit.ts'
import { addressOf } from '../edit/plan-edit.ts'
import { findPayLinks } from '../pay/checkout-queries.ts'
import { judgeCashOrder } from '../place/check-order-limits.ts'
import { draftOrder } from '../place/draft-order.ts'
import { sumColumns } from '../place/record-order.ts'

/** Goods that would be added to an order as an order of their own. */
export interface AdditionPlan {
  draft: OrderDraft
  /** They travel with the first order. */
  isAlong: boolean
}

/**
 * Returns what added goods would come to as a linked order; writes nothing. Throws `not_found`, and like planAddition.
 */
export async function previewAddition(shop: PayingShop, orderId: string, wish: AdditionWish): Promise<AdditionPreview> {
  const order = await findOrder(shop.db, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  return presentAddition(order, wish, await planAddition(shop, shop.db, order, wish))
}

/**
 * Plans goods that are added to an order as an order of their own, at today's prices, to the same address and buyer. Throws
 * `order_state` where none follows this one, or a payment link waits; `bad_input` naming the line (not on sale, twice, does not travel
 * there); `quantity_not_sold`; `out_of_stock` naming the line; `cash_limit`; `unavailable` for a link without a provider.
 */
export async function planAddition(
  shop: PayingShop,
  db: Kysely<Database>,
  order: StoredOrder,
  wish: AdditionWish,
): Promise<AdditionPlan> {
  await refuseFollower(db, order, wish)
  const now = shop.clock()
  const lines = await readAdded(db, wish.lines, now)
  const { user_id: userId, delivery_way: deliveryWay, buyer_firm: buyer, address_doubt: doubt } = order
  const address = addressOf(order)
  const added = lines.map((line) => ({ ...line, was: null, isQuoted: false }))
  refuseGoodsThere(shop.settings.now(), order, { lines: added, address, hasMoved: false })
  const isAlong = goesAlong(order.status)
  const paymentMethod = wish.pay === 'link' ? ('online' as const) : ('cod' as const)
  const to = { userId: userId ?? '', address, paymentMethod, deliveryWay, buyer, goesAlong: isAlong }
  const cart = { lines, coupon: null, day: indianDay(now) }
  const draft = draftOrder(shop.settings, cart, { ...to, stateConfirmed: doubt === null })
  await (wish.pay === 'link' ? refuseLink(shop, draft) : refuseByCash(shop, db, draft))
  await refuseShort(db, lines)
  return { draft, isAlong }
}

async function refuseFollower(db: Kysely<Database>, order: StoredOrder, { pay }: AdditionWish): Promise<void> {
  const linked = await linkedWith(db, [order.id])
  const isOpen = (await findPayLinks(db, order.id)).some(({ status }) => status === 'open')
  if (isOpen && pay === 'link') throw new Failure('order_state', copy.linkOpen)
  const refused = whyNoAddition(order, { linked, isOpen })
  if (refused) throw new Failure('order_state', copy.refused[refused])
}

/** Returns why no order follows this one; null where one may. A link that may be paid has its letter already. */
export function whyNoAddition(
  order: StoredOrder,
  { linked, isOpen }: { linked: readonly { isFirst: boolean }[]; isOpen: boolean },
) {
  // who has no account is written to by nobody: such orders are sold at the counter
  if (order.user_id === null) return 'delivered' as const
  return refuseAddition({
    ...{ status: order.status, paymentMethod: order.payment_method, paymentStatus: order.payment_status },
    ...{ isLinked: linked.some(({ isFirst }) => isFirst), followers: linked.length + (isOpen ? 1 : 0) },
  })
}

async function readAdded(db: Kysely<Database>, wished: AdditionWish['lines'], now: Date): Promise<CartLine[]> {
  const today = await readToday(db, wished, now)
  return wished.map((article, at) => {
    const line = addedLine(today[at], at, article.variantId)
    if (wished.findIndex((each) => isSameArticle(each, article)) !== at) {
      throw refusal(at, 'productId', orderEdit.twice(line.name))
    }
    refuseOddQuantity(today[at]?.known, { at, quantity: article.quantity, was: null })
    return line
  })
}

async function refuseLink({ provider }: PayingShop, { price }: OrderDraft): Promise<void> {
  if (provider.isOff) throw new Failure('unavailable', copy.off)
  if (price.payable < serverLimits.onlinePaiseMin) throw new Failure('bad_input', copy.tooSmall)
}

async function refuseByCash(shop: PayingShop, db: Kysely<Database>, draft: OrderDraft): Promise<void> {
  const { userId, address, deliveryWay: way, buyer, price } = draft
  const asked = { userId, address, way, gstin: buyer?.gstin ?? null, payable: price.payable }
  const refused = await judgeCashOrder(db, shop, asked)
  if (refused) throw new Failure('cash_limit', sayCashRefusal(refused))
}

async function refuseShort(db: Kysely<Database>, lines: readonly CartLine[]): Promise<void> {
  const available = await availableOf(db, lines)
  for (const [at, { quantity, name }] of lines.entries()) {
    const free = available[at] ?? 0
    if (quantity <= free) continue
    const sentence = failures.outOfStock(free, name)
    throw new Failure('out_of_stock', sentence, { available: free, errors: { [`lines.${at}.quantity`]: sentence } })
  }
}

/** Presents planned goods, with the sum of all that decides. */
export function presentAddition(order: StoredOrder, wish: AdditionWish, plan: AdditionPlan): AdditionPreview {
  const { version: _, ...wanted } = wish
  const { lines, price } = plan.draft
  const shown = {
    version: order.version,
    lines: lines.map(({ productId, variantId, name, variantName, quantity, unitPrice }, at) => ({
      ...{ productId, variantId, name, variantName, quantity, price: rupeesFromPaise(unitPrice) },
      total: rupeesFromPaise(price.lines[at]?.lineTotal ?? 0),
    })),
    money: presentBreakdown(sumColumns(price)),
    isAlong: plan.isAlong,
  }
  const decides = [order.id, wanted, plan.draft.address, plan.draft.buyer, shown]
  return { digest: createHash('sha256').update(JSON.stringify(decides)).digest('hex'), ...shown }
}
