import type { ListLine, ListMatch } from '../../shared/contract/lists.ts'
import { limits } from '../../shared/limits.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { numberIn } from '../../shared/numbers/read-number.ts'

/** The shopper's choices for a line. */
export interface LineChoice {
  /** The article that is meant (`keyOf`); null: none of them. */
  article: string | null
  /** Text that is typed. */
  quantity: string
  /** Goes into the cart with the others. */
  taken: boolean
  /** It is in the cart. */
  added: boolean
  /** Reason why it could not be added. */
  problem: string | null
}

/** Names an article among those of a line. */
export function keyOf({ productId, variantId }: Pick<ListMatch, 'productId' | 'variantId'>): string {
  return `${productId} ${variantId ?? ''}`
}

/** Everything that a line may mean. */
export function articlesOf({ match, alternatives }: ListLine): ListMatch[] {
  return match ? [match, ...alternatives] : alternatives
}

/** Returns the initial choice of a line: only what is sure and in stock is taken. */
export function firstChoice({ match, sure, quantity }: ListLine): LineChoice {
  return {
    article: match ? keyOf(match) : null,
    quantity: String(match?.quantity ?? quantity),
    taken: sure && match !== null && match.stock >= match.quantity,
    added: false,
    problem: null,
  }
}

/** The article that is chosen for a line. */
export function chosenOf(line: ListLine, { article }: LineChoice): ListMatch | undefined {
  return articlesOf(line).find((each) => keyOf(each) === article)
}

/** A quantity as it was typed; undefined where it is none. */
export function quantityOf(typed: string): number | undefined {
  return numberIn(typed, { ...numberRules.pieces, most: limits.quantityMax })
}

/** Returns the price of one piece in a quantity; undefined where the cart has to state it. */
export function priceIn({ price, quantity, priceBreaks }: ListMatch, wanted: number): number | undefined {
  const reached = (pieces: number) => priceBreaks.findLast(({ from }) => from <= pieces)?.price
  return reached(wanted) ?? (reached(quantity) === undefined ? price : undefined)
}
