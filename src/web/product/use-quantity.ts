import { useState } from 'react'
import { limits } from '../../shared/limits.ts'
import type { SoldByQuantity } from '../goods/price-rows.ts'
import { type TypedQuantity, useTypedQuantity } from '../goods/typed-quantity.ts'

/** The wanted quantity of what is chosen, by whole packs, and whether there may be more or fewer. */
export interface Quantity {
  quantity: number
  /** Text that is being typed; where it can be taken, `quantity` is it. */
  typed: TypedQuantity
  more: () => void
  fewer: () => void
  /** Takes what was typed, where it can be taken. */
  take: () => void
  noMore: boolean
  noFewer: boolean
  /** Fewer are left than the least quantity that is sold. */
  tooFewLeft: boolean
}

/** Kept while the variant changes, as far as there are that many, and filled up to its packs. Of plenty a page may not know the number, and the cart tells. */
export function useQuantity({ stock, minimumQuantity: least, multiple }: SoldByQuantity & { stock: number }): Quantity {
  const [wanted, setWanted] = useState(least)
  const most = Math.floor((stock < limits.plentyOfStock ? stock : limits.quantityMax) / multiple) * multiple
  const typed = useTypedQuantity({ least, multiple, most })
  const stepped = Math.max(least, Math.min(Math.ceil(wanted / multiple) * multiple, most))
  const quantity = typed.pieces ?? stepped
  const want = (pieces: number) => {
    setWanted(pieces)
    typed.forget()
  }
  return {
    quantity,
    typed,
    more: () => want(quantity + multiple),
    fewer: () => want(quantity - multiple),
    take: () => typed.pieces !== null && want(typed.pieces),
    noMore: quantity >= most,
    noFewer: quantity <= least,
    tooFewLeft: stock > 0 && most < least,
  }
}
