import { type Paise, percentOf } from '../../../shared/money/money.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'

/** LinePieces of one article: a product, or one of its variants. */
export interface LinePieces {
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
export function isSameArticle(one: Omit<LinePieces, 'quantity'>, other: Omit<LinePieces, 'quantity'>): boolean {
  return one.productId === other.productId && one.variantId === other.variantId
}

/** Returns the pieces that an edit takes from the stock and gives back to it; articles whose number stays are in neither. */
export function stockChanges(
  was: readonly LinePieces[],
  becomes: readonly LinePieces[],
): { taken: LinePieces[]; given: LinePieces[] } {
  const before = (article: LinePieces) => was.find((each) => isSameArticle(each, article))?.quantity ?? 0
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
