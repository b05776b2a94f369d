import { isSoldIn, mostSold, nearestQuantities, type SoldIn } from '../pricing/sold-quantities.ts'

/** Facts of an article that decide how many pieces are bought again. */
export interface AgainOf {
  /** Pieces that were ordered. */
  ordered: number
  /** Pieces of it in the cart already: what is bought again comes on top. */
  inCart: number
  /** Pieces that can be bought, those in the cart among them. */
  available: number
  soldIn: SoldIn
}

/** Pieces that are added, and why they are others than were ordered: sold in other quantities by now, or not enough in stock. */
export interface Again {
  pieces: number
  why: 'least' | 'stock' | null
}

/** Decides how many pieces of an article are bought again (CONTRACT §7): rather a pack more than less, as far as the stock goes. */
export function buyAgain({ ordered, inCart, available, soldIn }: AgainOf): Again {
  const wanted = inCart + ordered
  const sold = isSoldIn(soldIn, wanted) ? wanted : nearestQuantities(soldIn, wanted).above
  const most = mostSold(soldIn, Math.min(sold, available))
  const pieces = Math.max(most - inCart, 0)
  return { pieces, why: most < sold ? 'stock' : pieces === ordered ? null : 'least' }
}
