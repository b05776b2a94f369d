import type { Wish } from '../../domain/search/search-wishes.ts'
import type { Shop } from '../platform/shop.ts'
import { wishQuery } from './find-wishes.ts'
import { withQueries } from './postings.ts'
import { countOf, noProducts } from './product-set.ts'
import { nounTerms } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'

/** A wish for a kind of goods that the shop has not, as what is like it. */
interface LikeKind extends Wish {
  isLike: true
}

/** Whether a wish stands for a kind of goods that the shop has not. */
export function isLike(wish: Wish): wish is LikeKind {
  return 'isLike' in wish
}

/**
 * Wishes with what is like each kind of goods that the shop has not in its place. `nothing`: it has not what is asked for, and
 * nothing is like it, so that nothing should be shown for the rest of the text.
 */
export async function withLikeKinds(
  shop: Shop,
  reading: SearchReading,
  wishes: readonly Wish[],
): Promise<readonly Wish[] | 'nothing'> {
  const kinds = wishes.filter(({ kind }) => kind !== undefined)
  if (kinds.length === 0) return wishes
  const reach = { kind: 'n', begins: true } as const
  const sold = await withQueries(
    shop,
    kinds.map(({ own: _own, ...wish }) => wishQuery(reading.vocabulary, wish, reach)),
  )
  const missing = new Set(kinds.filter((_, at) => countOf(sold[at] ?? noProducts) === 0))
  const strange = new Set([...missing].filter(({ kind }) => kind?.near.length === 0))
  const others = wishes.filter((wish) => !strange.has(wish))
  // a bucket of grease is grease
  if (strange.size > 0 && nounTerms(reading, others).length === 0) return 'nothing'
  return others.map((wish) =>
    missing.has(wish)
      ? ({ typed: wish.typed, by: wish.by, ways: [...(wish.kind?.near ?? [])], isLike: true } as LikeKind)
      : wish,
  )
}
