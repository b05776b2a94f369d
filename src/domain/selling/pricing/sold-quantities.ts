/** Quantities in which something is sold: at least so many pieces, and only whole packs of `multiple`. */
export interface SoldIn {
  minimum: number
  multiple: number
}

/** The fewest pieces that may be bought: the minimum, filled up to whole packs. */
export function leastQuantity({ minimum, multiple }: SoldIn): number {
  return Math.ceil(minimum / multiple) * multiple
}

/** Number of the free pieces that can be bought: whole packs, and none where there are fewer than are sold at once. */
export function sellablePieces(soldIn: SoldIn, free: number): number {
  return free < leastQuantity(soldIn) ? 0 : free - (free % soldIn.multiple)
}

/** Returns whether so many pieces may be bought, as far as packs and minimum go. */
export function isSoldIn(soldIn: SoldIn, quantity: number): boolean {
  return quantity >= leastQuantity(soldIn) && quantity % soldIn.multiple === 0
}

/** The largest quantity up to `most` that may be bought; 0 where there is none. */
export function mostSold(soldIn: SoldIn, most: number): number {
  const whole = Math.floor(Math.max(most, 0) / soldIn.multiple) * soldIn.multiple
  return whole < leastQuantity(soldIn) ? 0 : whole
}

/** The next larger quantity that may be bought: one pack more, or the fewest. */
export function nextQuantity(soldIn: SoldIn, quantity: number): number {
  return Math.max(leastQuantity(soldIn), (Math.floor(quantity / soldIn.multiple) + 1) * soldIn.multiple)
}

/** The next smaller one: one pack less; null where that is fewer than are sold. */
export function nextFewer(soldIn: SoldIn, quantity: number): number | null {
  const fewer = (Math.ceil(quantity / soldIn.multiple) - 1) * soldIn.multiple
  return fewer < leastQuantity(soldIn) ? null : fewer
}

/** The quantities next to one that may not be bought: below (null where that would be too few) and above it. */
export function nearestQuantities(soldIn: SoldIn, quantity: number): { below: number | null; above: number } {
  return { below: nextFewer(soldIn, quantity), above: nextQuantity(soldIn, quantity) }
}
