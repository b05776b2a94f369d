import { addToCart } from '../../server/selling/cart/add-to-cart.ts'
import { applyCoupon } from '../../server/selling/cart/apply-coupon.ts'
import { clearCart } from '../../server/selling/cart/clear-cart.ts'
import { startPayment } from '../../server/selling/checkout/pay/start-payment.ts'
import { placeOrder } from '../../server/selling/checkout/place/place-order.ts'
import { verifyPayment } from '../../server/selling/checkout/settle/verify-payment.ts'
import type { Order } from '../../shared/contract/orders.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import type { Customer } from './customers.ts'
import { isSettled, type LivingShop } from './living-shop.ts'
import { lookAround } from './look-around.ts'
import { goOn } from './order-life.ts'
import type { TradedItem } from './traded-items.ts'
import { atHour, later } from './working-hours.ts'

/** Pieces of an item. */
export interface Wanted {
  item: TradedItem
  quantity: number
}

/** An order that somebody is going to place. */
interface Draft {
  customer: Customer
  wanted: Wanted[]
  coupon: string | undefined
  isOnline: boolean
  stops?: OrderStatus
}

/** Orders of a day by its weekday, from Sunday on. */
const perDay = [1, 4, 3, 3, 3, 4, 3]
/** Rupees above which nobody pays in cash at the door. */
const cashMost = 30_000
/** Days before the end on which the shop refuses cash of the last of the customers, who buys no more then. */
export const cashRefusedDays = 12
/** Coupons that are found by themselves. */
const coupons = ['MILL5', 'WELCOME10', 'FLAT75', 'HARBOUR8', 'HARBOUR8']

/**
 * Plans the orders of every day of a history, a little more each month. Gives what those want that come after the stock is left
 * alone: their pieces have to be there by then.
 */
export function planWebOrders(living: LivingShop): Wanted[] {
  const { chance, timeline } = living
  const late: Wanted[] = []
  for (let day = atHour(living.begins, 0); day < living.ends; day = later(day, { days: 1 })) {
    const weekday = later(day, { hours: 12 }).getUTCDay()
    const grown = (day.getTime() - living.begins.getTime()) / (living.ends.getTime() - living.begins.getTime())
    const orders = Math.max(0, (perDay[weekday] ?? 0) + chance.whole(-1, 1) + Math.round(grown * 1.5) - 1)
    for (let each = 0; each < orders; each += 1) {
      const at = atHour(day, 7 + chance.next() * 15.5)
      const draft = drawOrder(living, at)
      if (at >= living.ends) continue
      if (at >= living.settles) late.push(...draft.wanted)
      timeline.plan(at, () => buy(living, draft))
    }
  }
  for (const { hours, ...draft } of drawStopped(living)) {
    const at = later(living.ends, { hours: -hours })
    if (at >= living.settles) late.push(...draft.wanted)
    timeline.plan(at, () => buy(living, draft))
  }
  return late
}

/** Hours before the end at which an order was placed that waits at each state, whatever the hour and the day of the end. */
const stopped = [
  { hours: 150, stops: 'out_for_delivery' },
  { hours: 98, stops: 'shipped' },
  { hours: 75, stops: 'packed' },
  { hours: 70, stops: 'confirmed' },
  { hours: 0.3, stops: 'pending' },
] as const

function drawStopped(living: LivingShop): (Draft & { hours: number })[] {
  const { chance, customers, items } = living
  return stopped.map(({ hours, stops }, index) => {
    const customer = customers[index] ?? chance.pick(customers)
    return { hours, stops, customer, wanted: drawLines({ chance, items }, true), coupon: undefined, isOnline: false }
  })
}

function drawOrder({ chance, customers, items, bank, ends }: LivingShop, at: Date): Draft {
  const firms = customers.filter(({ firm }) => firm)
  const mayAll = at < later(ends, { days: -cashRefusedDays - 1 })
  const others = customers.slice(0, mayAll ? undefined : -1).filter(({ firm }) => !firm)
  const isFirm = chance.comes(0.3)
  const customer = chance.pick(isFirm ? firms : others, 1.4)
  const wanted = drawLines({ chance, items }, isFirm)
  const rupees = wanted.reduce((sum, { item, quantity }) => sum + (item.price * quantity) / 100, 0)
  const wantsOnline = chance.comes(0.2)
  const coupon = chance.comes(0.15) ? chance.pick(coupons) : undefined
  return { customer, wanted, coupon, isOnline: bank !== null && (rupees > cashMost || wantsOnline) }
}

function drawLines({ chance, items }: Pick<LivingShop, 'chance' | 'items'>, isFirm: boolean): Wanted[] {
  const count = isFirm ? chance.whole(2, 5) : chance.whole(1, 3)
  const found = new Map<string, Wanted>()
  for (let line = 0; line < count; line += 1) {
    const wanted = drawPieces(chance.pick(items, 2), isFirm ? chance.whole(2, 16) : chance.whole(1, 4))
    if (wanted) found.set(wanted.item.variantId ?? wanted.item.productId, wanted)
  }
  const [first] = items
  if (found.size === 0 && first) found.set(first.productId, { item: first, quantity: first.least * first.multiple })
  return [...found.values()]
}

/** So many pieces of an item, in whole packs and for no more than a purse has; undefined where a pack is too much. */
export function drawPieces(item: TradedItem, pieces: number, rupeesMost = 9000): Wanted | undefined {
  const packs = Math.ceil(Math.max(item.least, pieces) / item.multiple)
  const affordable = Math.floor((rupeesMost * 100) / item.price / item.multiple)
  const onShelf = Math.floor(item.stock / 4 / item.multiple)
  const quantity = Math.min(packs, affordable, onShelf) * item.multiple
  return quantity >= Math.max(1, item.least) ? { item, quantity } : undefined
}

/** Somebody fills a cart and buys it, as the page does. */
async function buy(living: LivingShop, { customer, wanted, coupon, isOnline, stops }: Draft): Promise<void> {
  const { shop } = living
  const { userId } = customer
  await lookAround(living, wanted)
  try {
    for (const { item, quantity } of wanted) {
      const { productId, variantId } = item
      await addToCart(shop, userId, { productId, variantId, quantity })
    }
    if (coupon !== undefined) await tryCoupon(living, customer, coupon)
    const order = await orderCart(living, customer, isOnline)
    goOn(living, { order, customer, stops, mayEnd: stops === undefined && !isSettled(living) })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // sold out, or too much cash in a day: they come another time
    shop.log.info({ said: error.message }, 'an order of the demo was not placed')
    await clearCart(shop, userId)
  }
}

/** One that cannot be used for this cart is told so, and the order is placed without it. */
async function tryCoupon({ shop }: LivingShop, { userId }: Customer, code: string): Promise<void> {
  const shopper = { userId, tokenHash: Buffer.alloc(0), signedInAt: shop.clock() }
  await applyCoupon(shop, { shopper, caller: { ip: '127.0.0.1' } }, code).catch((error) => {
    if (!(error instanceof Failure)) throw error
  })
}

/** Buys what is in somebody's cart: by cash, or online at the test bank; brought to the door unless it says how. Throws what placing an order throws. */
export async function orderCart(
  { shop, bank, chance }: LivingShop,
  { userId, address, firm }: Customer,
  isOnline: boolean,
  deliveryWay?: DeliveryWay,
): Promise<Order> {
  const poNumber = `PO/${chance.whole(101, 989)}`
  const asked = {
    userId,
    address: { ...address, save: true },
    stateConfirmed: true,
    deliveryWay,
    ...(firm && { buyer: { ...firm, poNumber } }),
  }
  if (!bank || !isOnline) {
    const { order } = await placeOrder(shop, { ...asked, idempotencyKey: undefined, tallies: [] })
    return order
  }
  const { order_id: providerOrderId } = await startPayment(shop, { ...asked, networks: [] })
  const { paymentId, signature } = await bank.pay(providerOrderId)
  return verifyPayment(shop, { userId, providerOrderId, paymentId, signature })
}
