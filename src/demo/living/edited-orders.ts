import { editOrder } from '../../server/selling/checkout/edit/edit-order.ts'
import { previewEdit } from '../../server/selling/checkout/edit/preview-edit.ts'
import { presentOrder } from '../../server/selling/orders/present-order.ts'
import type { EditWish } from '../../shared/contract/office/order-edit-calls.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { give, isSettled, type LivingShop } from './living-shop.ts'
import { goOn } from './order-life.ts'
import { daysBefore, drawGoods, pickNeighbours, placeStaged, readStored } from './staged-orders.ts'
import { later } from './working-hours.ts'

type Lines = EditWish['lines']

/** An order that its customer calls about before it is confirmed. */
interface Call {
  /** Days before stock is left alone. */
  days: number
  isOnline: boolean
  reason: string
  change: (lines: Lines, added: Lines) => Lines
}

const calls: readonly Call[] = [
  {
    days: 55,
    isOnline: false,
    reason: 'The customer called: twice as many of the first item.',
    change: ([first, ...others]) => (first ? [{ ...first, quantity: first.quantity * 2 }, ...others] : others),
  },
  {
    days: 31,
    isOnline: true,
    reason: 'The customer called: the last item is not needed.',
    change: (lines) => lines.slice(0, -1),
  },
  {
    days: 14,
    isOnline: false,
    reason: 'The customer called: one more thing in the same parcel.',
    change: (lines, added) => [...lines, ...added],
  },
  {
    days: 4,
    isOnline: false,
    reason: 'The customer called: another one in place of the last item.',
    change: (lines, added) => [...lines.slice(0, -1), ...added],
  },
]

/** Plans orders that are edited at their customer's call, before they are confirmed. */
export function planEdits(living: LivingShop): void {
  for (const call of calls) living.timeline.plan(daysBefore(living, call.days), () => orderAndCall(living, call))
}

async function orderAndCall(living: LivingShop, call: Call): Promise<void> {
  const { timeline, hours } = living
  const [customer] = pickNeighbours(living, 1)
  if (!customer) return
  const order = await placeStaged(living, { customer, lines: 2, isOnline: call.isOnline })
  timeline.plan(hours.whileOpen(later(timeline.clock(), { hours: 0.6 })), async () => {
    if (isSettled(living)) return
    goOn(living, { order: await edit(living, order, call), customer, mayEnd: false })
  })
}

/** Edits an order as the office does: what comes of it is looked at first. */
async function edit(living: LivingShop, { _id: orderId }: Order, { change, reason }: Call): Promise<Order> {
  const { shop } = living
  const order = await readStored(living, orderId)
  const lines = order.lines.map(({ position, product_id: productId, variant_id: variantId, quantity }) => {
    return { position, productId, variantId, quantity }
  })
  const added = drawGoods(living, 1)
    .map(({ item, quantity }) => ({ productId: item.productId, variantId: item.variantId, quantity }))
    .filter((one) => !lines.some((line) => line.productId === one.productId && line.variantId === one.variantId))
  const wish = { version: order.version, lines: change(lines, added), todayPrices: false, removeCoupon: false }
  const may = { mayRemoveCoupon: false }
  const { digest } = await previewEdit(shop, orderId, wish, may)
  await give(
    living,
    'manager',
    { name: 'order.edit', input: { id: orderId, lines: wish.lines }, reason },
    async (work) => {
      const { refund } = await editOrder(shop, work, { orderId, wish, digest, ...may })
      return { refund: refund?.id ?? null }
    },
  )
  return presentOrder(await readStored(living, orderId))
}
