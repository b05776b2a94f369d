import { intersect, noProducts, type ProductSet, unite } from './product-set.ts'

/**
 * Query for products: they have one of some terms (db/migrations/0011, 0059), pass all of several queries, or pass one of
 * several.
 */
export type TermQuery = { terms: readonly string[] } | { all: readonly TermQuery[] } | { any: readonly TermQuery[] }

/** Query that no products pass. */
const nothing: TermQuery = { terms: [] }

/** Returns whether it is known without asking that no products pass. */
export function isNothing(query: TermQuery): boolean {
  return 'terms' in query && query.terms.length === 0
}

/** Every one of the queries; of none, nothing passes. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  const [first = nothing, ...others] = queries
  if (queries.some(isNothing)) return nothing
  return others.length === 0 ? first : { all: queries }
}

/** One of the queries. */
export function anyOf(queries: readonly TermQuery[]): TermQuery {
  const some = queries.filter((each) => !isNothing(each))
  return some.length > 1 ? { any: some } : (some[0] ?? nothing)
}

/** The lists of terms that have to be looked up for a query. */
export function listsIn(query: TermQuery): (readonly string[])[] {
  if ('terms' in query) return query.terms.length > 0 ? [query.terms] : []
  return ('all' in query ? query.all : query.any).flatMap(listsIn)
}

/** The products that pass a query. `having`: those that have one of some terms. */
export function passing(query: TermQuery, having: (terms: readonly string[]) => ProductSet): ProductSet {
  if ('any' in query) return unite(query.any.map((each) => passing(each, having)))
  if ('terms' in query) return having(query.terms)
  const [first = noProducts, ...others] = query.all.map((each) => passing(each, having))
  return intersect([first, ...others])
}
