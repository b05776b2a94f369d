import { leastQuantity, nearestQuantities, type SoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'

/** Returns the notice why this quantity is not sold, and which quantities next to it are. */
export function quantityNotice({ name, quantity, ...soldIn }: SoldIn & { name: string; quantity: number }): string {
  const rule = { least: leastQuantity(soldIn), multiple: soldIn.multiple }
  return cartNotices.notSoldSo(name, rule, nearestQuantities(soldIn, quantity))
}
