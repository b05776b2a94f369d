import { kindOfMeasure } from '../../domain/search/kind-of-measure.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { queryOfTerm } from './find-terms.ts'
import { withQueries } from './postings.ts'
import { countOf, noProducts } from './product-set.ts'
import { nounTerms } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'

/** Fewer digits are a size: a 6204 is a bearing, a 68 an oil or a length. */
const CODE_DIGITS_LEAST = 4

/** A search term for a kind of goods that the shop has not, as what is like it. */
interface LikeKind extends SearchTerm {
  isLike: true
}

/** Returns whether a search term stands for a kind of product that the shop does not have. */
export function isLike(searchTerm: SearchTerm): searchTerm is LikeKind {
  return 'isLike' in searchTerm
}

/**
 * Search terms with what is like each kind of goods that the shop has not in its place. `nothing`: it has not what is asked for, and
 * nothing is like it, so that nothing should be shown for the rest of the text.
 */
export async function withLikeKinds(
  shop: Shop,
  reading: SearchReading,
  searchTerms: readonly SearchTerm[],
): Promise<readonly SearchTerm[] | 'nothing'> {
  const kinds = searchTerms.filter(({ kind }) => kind !== undefined)
  if (kinds.length === 0) return searchTerms
  const reach = { kind: 'n', begins: true } as const
  const sold = await withQueries(
    shop,
    kinds.map(({ own: _own, ...searchTerm }) => queryOfTerm(reading.vocabulary, searchTerm, reach)),
  )
  const missing = new Set(kinds.filter((_, at) => countOf(sold[at] ?? noProducts) === 0))
  const strange = new Set([...missing].filter(({ kind }) => kind?.near.length === 0))
  const others = searchTerms.filter((searchTerm) => !strange.has(searchTerm))
  // a bucket of grease is grease
  if (strange.size > 0 && nounTerms(reading, others).length === 0) return 'nothing'
  // of a maker whose goods the shop has not only the kind beside its name is asked for
  const isMaker = ({ ways, kind }: SearchTerm) => kind !== undefined && ways.length === 0
  const unmade = others.filter((searchTerm) => !isMaker(searchTerm))
  const made = others.filter(isMaker).flatMap(({ kind }) => kind?.near ?? [])
  const left =
    made.length > 0 && saysKind(reading, unmade) ? unmade.map((searchTerm) => closer(searchTerm, made)) : others
  return left.map((searchTerm) =>
    missing.has(searchTerm)
      ? ({
          typed: searchTerm.typed,
          by: searchTerm.by,
          ways: [...(searchTerm.kind?.near ?? [])],
          isLike: true,
        } as LikeKind)
      : searchTerm,
  )
}

/**
 * Returns whether search terms say by themselves what is wanted: a thing, a code, or a size that only one kind of product has.
 */
function saysKind(reading: SearchReading, searchTerms: readonly SearchTerm[]): boolean {
  const meanings = searchTerms.flatMap(({ ways }) => ways.flat())
  const isOfKind = (each: Meaning) =>
    each.kind === 'code' ||
    (each.kind === 'number' && each.text.length >= CODE_DIGITS_LEAST) ||
    (each.kind === 'size' && kindOfMeasure(each) !== undefined)
  return (
    nounTerms(reading, searchTerms).length > 0 ||
    meanings.some(isOfKind) ||
    searchTerms.some(({ kind }) => kind !== undefined)
  )
}

/** A word as those kinds of a maker that are called by it: of a maker of house wires a wire is one of these. */
function closer({ own, ...searchTerm }: SearchTerm, made: readonly Meaning[][]): SearchTerm {
  const [only, ...others] = own ?? searchTerm.ways[0] ?? []
  if (only?.kind !== 'word' || others.length > 0) return own ? { ...searchTerm, own } : searchTerm
  const ways = made.filter((way) => way.some(({ text }) => text === only.text))
  return ways.length > 0 ? { ...searchTerm, ways } : { ...searchTerm, ...(own && { own }) }
}
