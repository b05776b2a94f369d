import { useState } from 'react'
import { limits } from '../../shared/limits.ts'
import type { SoldByQuantity } from '../goods/price-rows.ts'

/** How many somebody wants of what is chosen, by whole packs, and whether there may be more or fewer. */
export interface Quantity {
  quantity: number
  more: () => void
  fewer: () => void
  noMore: boolean
  noFewer: boolean
  /** As many as are sold at least are not there. */
  tooFewLeft: boolean
}

/** Kept while the variant changes, as far as there are that many, and filled up to its packs. Of plenty a page may not know the number, and the cart tells. */
export function useQuantity({ stock, minimumQuantity: least, multiple }: SoldByQuantity & { stock: number }): Quantity {
  const [wanted, setWanted] = useState(least)
  const most = stock < limits.plentyOfStock ? Math.floor(stock / multiple) * multiple : Number.POSITIVE_INFINITY
  const quantity = Math.max(least, Math.min(Math.ceil(wanted / multiple) * multiple, most))
  return {
    quantity,
    more: () => setWanted(quantity + multiple),
    fewer: () => setWanted(quantity - multiple),
    noMore: quantity >= most,
    noFewer: quantity <= least,
    tooFewLeft: stock > 0 && most < least,
  }
}
