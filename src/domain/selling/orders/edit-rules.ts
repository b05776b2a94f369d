import { type Paise, percentOf } from '../../../shared/money/money.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'

/** Pieces of one article: a product, or one of its variants. */
export interface Pieces {
  productId: string
  variantId: string | null
  quantity: number
}

/** Returns the reason why an order's lines stay as they are; null while it has no invoice and is not cancelled. */
export function refuseEdit(status: OrderStatus): 'invoiced' | 'cancelled' | null {
  if (status === 'pending') return null
  return status === 'cancelled' ? 'cancelled' : 'invoiced'
}

/** Returns whether two name the same article. */
export function isSameArticle(one: Omit<Pieces, 'quantity'>, other: Omit<Pieces, 'quantity'>): boolean {
  return one.productId === other.productId && one.variantId === other.variantId
}

/** Returns the pieces that an edit takes from the stock and gives back to it; articles whose number stays are in neither. */
export function stockChanges(was: readonly Pieces[], becomes: readonly Pieces[]): { taken: Pieces[]; given: Pieces[] } {
  const before = (article: Pieces) => was.find((each) => isSameArticle(each, article))?.quantity ?? 0
  const more = becomes.map((each) => ({ ...each, quantity: each.quantity - before(each) }))
  const gone = was.filter((each) => !becomes.some((other) => isSameArticle(each, other)))
  const fewer = more.filter(({ quantity }) => quantity < 0).map((each) => ({ ...each, quantity: -each.quantity }))
  return { taken: more.filter(({ quantity }) => quantity > 0), given: [...fewer, ...gone] }
}

/**
 * Returns the percentage of an order's online discount: that of today where it gives the discount that the order has, else the
 * whole one that does. An order keeps what it was sold at.
 */
export function onlinePercentOf(order: { finalAmount: Paise; onlineDiscount: Paise }, today: number): number {
  const { finalAmount, onlineDiscount } = order
  if (finalAmount === 0 || percentOf(finalAmount, today) === onlineDiscount) return today
  const whole = Math.round((onlineDiscount * 100) / finalAmount)
  return percentOf(finalAmount, whole) === onlineDiscount ? whole : today
}
