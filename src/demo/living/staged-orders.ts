import { addToCart } from '../../server/selling/cart/add-to-cart.ts'
import { clearCart } from '../../server/selling/cart/clear-cart.ts'
import { findOrder } from '../../server/selling/orders/order-queries.ts'
import type { StoredOrder } from '../../server/selling/orders/stored-order.ts'
import type { Order } from '../../shared/contract/orders.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import type { Customer } from './customers.ts'
import type { LivingShop } from './living-shop.ts'
import { drawPieces, orderCart, type Wanted } from './web-orders.ts'
import { later } from './working-hours.ts'

/** An order that a certain person places, of so many lines; without a way it is brought to the door. */
interface Staged {
  customer: Customer
  lines: number
  isOnline?: boolean
  way?: DeliveryWay
}

/** Rupees that a line costs at most: a manager may give any of them back. */
const lineMost = 1200

/** Somebody fills a cart and orders it, as the page does. Throws what placing an order throws; the cart is empty then. */
export async function placeStaged(
  living: LivingShop,
  { customer, lines, isOnline = false, way }: Staged,
): Promise<Order> {
  const { shop } = living
  const { userId } = customer
  try {
    for (const { item, quantity } of drawGoods(living, lines)) {
      const { productId, variantId } = item
      await addToCart(shop, userId, { productId, variantId, quantity })
    }
    return await orderCart(living, customer, isOnline, way)
  } catch (error) {
    await clearCart(shop, userId)
    throw error
  }
}

/** So many different goods, at least two pieces of each; fewer where chance does not find them. */
export function drawGoods({ chance, items }: Pick<LivingShop, 'chance' | 'items'>, count: number): Wanted[] {
  const found = new Map<string, Wanted>()
  for (let tries = 0; found.size < count && tries < 100; tries += 1) {
    const wanted = drawPieces(chance.pick(items), chance.whole(2, 4), lineMost)
    if (wanted && wanted.quantity >= 2) found.set(wanted.item.variantId ?? wanted.item.productId, wanted)
  }
  return [...found.values()]
}

/** Returns an order as it is now. */
export async function readStored({ shop }: Pick<LivingShop, 'shop'>, id: string): Promise<StoredOrder> {
  const order = await findOrder(shop.db, { id })
  if (!order) throw new Error(`the order ${id} is gone`)
  return order
}

/** Returns the last moment in working hours that lies so many days or more before stock is left alone. */
export function daysBefore({ hours, settles }: Pick<LivingShop, 'hours' | 'settles'>, days: number): Date {
  return hours.lastOpen(later(settles, { days: -days }))
}

/** Somebody of the consumers who live in Kozhikode. The last of all is left out: the shop takes no cash of them. */
export function pickNeighbours({ chance, customers }: LivingShop, count: number): Customer[] {
  const near = customers.slice(0, -1).filter(({ firm, address }) => !firm && address.city === 'Kozhikode')
  const first = chance.whole(0, near.length - 1)
  return Array.from({ length: count }, (_, index) => near[(first + index) % near.length] as Customer)
}
