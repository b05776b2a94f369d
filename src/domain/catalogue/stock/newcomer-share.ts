/** Stock of an item for newcomers: shoppers of whom the shop has never been paid. */
export interface NewcomerHold {
  /** Pieces that can be bought now. */
  free: number
  /** Pieces that other newcomers hold unpaid. */
  heldByOthers: number
}

/** Pieces that one newcomer alone may hold of an item of which there are few. */
const handful = 10

/**
 * Returns the number of pieces of an item that this newcomer may hold unpaid: newcomers together hold half of it at most, so that
 * the others and whoever pays in cash find some; where no other newcomer holds any, a handful is there for the first, the last
 * piece among them.
 */
export function newcomersMost({ free, heldByOthers }: NewcomerHold): number {
  const all = free + heldByOthers
  const share = Math.ceil(all / 2) - heldByOthers
  return Math.max(0, heldByOthers === 0 ? Math.max(share, Math.min(handful, all)) : share)
}
