import { goodsProblems as say } from '../../shared/copy/office/goods-problems.ts'
import { productFields } from '../../shared/office/goods-fields.ts'
import type { GoodsFacts } from './goods-facts.ts'

/**
 * Checks the product that is to be sold in place of the product `id` (empty: a new one). Returns the sentence on what would be right
 * where the shop has no such product, or where the successors lead back; undefined: it may be.
 */
export function checkSuccessor(
  id: string,
  successor: string,
  { products, successors }: Pick<GoodsFacts, 'products' | 'successors'>,
): string | undefined {
  if (successor === id) return say.ownSuccessor
  if (products && !products.has(successor)) return say.unknown(productFields.replacedBy.label, successor)
  const seen = new Set<string>()
  for (let at: string | undefined = successor; at !== undefined && !seen.has(at); at = successors?.get(at)) {
    if (at === id) return say.successorLeadsBack
    seen.add(at)
  }
  return undefined
}
