import { kindOfMeasure } from '../../domain/search/kind-of-measure.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { Wish } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { wishQuery } from './find-terms.ts'
import { withQueries } from './postings.ts'
import { countOf, noProducts } from './product-set.ts'
import { nounTerms } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'

/** Fewer digits are a size: a 6204 is a bearing, a 68 an oil or a length. */
const CODE_DIGITS_LEAST = 4

/** A wish for a kind of goods that the shop has not, as what is like it. */
interface LikeKind extends Wish {
  isLike: true
}

/** Returns whether a search term stands for a kind of product that the shop does not have. */
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
  // of a maker whose goods the shop has not only the kind beside its name is asked for
  const isMaker = ({ ways, kind }: Wish) => kind !== undefined && ways.length === 0
  const unmade = others.filter((wish) => !isMaker(wish))
  const made = others.filter(isMaker).flatMap(({ kind }) => kind?.near ?? [])
  const left = made.length > 0 && saysKind(reading, unmade) ? unmade.map((wish) => closer(wish, made)) : others
  return left.map((wish) =>
    missing.has(wish)
      ? ({ typed: wish.typed, by: wish.by, ways: [...(wish.kind?.near ?? [])], isLike: true } as LikeKind)
      : wish,
  )
}

/**
 * Returns whether search terms say by themselves what is wanted: a thing, a code, or a size that only one kind of product has.
 */
function saysKind(reading: SearchReading, wishes: readonly Wish[]): boolean {
  const meanings = wishes.flatMap(({ ways }) => ways.flat())
  const isOfKind = (each: Meaning) =>
    each.kind === 'code' ||
    (each.kind === 'number' && each.text.length >= CODE_DIGITS_LEAST) ||
    (each.kind === 'size' && kindOfMeasure(each) !== undefined)
  return (
    nounTerms(reading, wishes).length > 0 || meanings.some(isOfKind) || wishes.some(({ kind }) => kind !== undefined)
  )
}

/** A word as those kinds of a maker that are called by it: of a maker of house wires a wire is one of these. */
function closer({ own, ...wish }: Wish, made: readonly Meaning[][]): Wish {
  const [only, ...others] = own ?? wish.ways[0] ?? []
  if (only?.kind !== 'word' || others.length > 0) return own ? { ...wish, own } : wish
  const ways = made.filter((way) => way.some(({ text }) => text === only.text))
  return ways.length > 0 ? { ...wish, ways } : { ...wish, ...(own && { own }) }
}
