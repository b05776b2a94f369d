import type { ProductQuery } from '../../shared/contract/product-query.ts'
import type { Shop } from '../platform/shop.ts'
import { facetSets, structureOf, valueAsked } from './facet-sets.ts'
import { type FoundProducts, findProducts } from './find-products.ts'
import { withAnyTerm } from './postings.ts'
import { pricedBetween } from './prices.ts'
import { filterOf, type Narrowing, type Shelves } from './product-filter.ts'
import { type CountIn, countingIn, countOf, intersect, noProducts, type ProductSet, unite } from './product-set.ts'

/** Sets of a list: everything on sale, or what a text finds of it; and by facet what it is narrowed to. */
export interface NarrowedList {
  all: ProductSet
  /** Products that the text finds, where there is one. */
  found?: FoundProducts | undefined
  /** The same in one set; none where there is no text. */
  base: readonly ProductSet[]
  by: ReadonlyMap<string, { narrowing: Narrowing; set: ProductSet }>
  /** Products that pass all of it. */
  passing: ProductSet
  /** Counts the passing products that are in another set. */
  countIn: CountIn
  /** The one category, subcategory or label that it is narrowed to, the smallest of them: its term, and what has it. */
  within?: { term: string; set: ProductSet } | undefined
}

/** The sets of a list call. */
export async function narrowList(shop: Shop, query: ProductQuery): Promise<NarrowedList> {
  const narrowings = filterOf(query, await shelvesOf(shop, query))
  const [all, found, ...sets] = await Promise.all([
    withAnyTerm(shop, ['a:']),
    query.q ? findProducts(shop, query.q) : undefined,
    ...narrowings.map((each) => setOf(shop, each)),
  ])
  const by = narrowings.map((narrowing, at) => [narrowing.facet, { narrowing, set: sets[at] ?? noProducts }] as const)
  const base = found ? [unite([found.exact, found.similar])] : []
  const passing = inEach(all, [...base, ...by.map(([, { set }]) => set)])
  return { all, base, found, by: new Map(by), passing, countIn: countingIn(passing), within: smallestOf(by) }
}

/**
 * Returns the products in every one of the sets, which hold only products on sale; all products on sale where there is no set.
 */
function inEach(all: ProductSet, [first, ...others]: readonly ProductSet[]): ProductSet {
  return first ? intersect([first, ...others]) : all
}

function smallestOf(by: readonly (readonly [string, { narrowing: Narrowing; set: ProductSet }])[]) {
  const alone = by.flatMap(([, { narrowing, set }]) => {
    const [term, ...others] = narrowing.terms ?? []
    return term !== undefined && others.length === 0 ? [{ term, set }] : []
  })
  return alone.length < 2 ? alone[0] : alone.toSorted((one, other) => countOf(one.set) - countOf(other.set))[0]
}

const noShelves: Shelves = { categories: new Set(), subcategories: new Set(), labels: new Set() }
const onShelves = new Set(['category', 'subcategory', 'label'])

/** Returns the categories, subcategories and labels that are shown now, where the call asks for any of them; else none. */
async function shelvesOf(shop: Shop, { categoryId, subcategoryId, labelId, chosen = [] }: ProductQuery) {
  const isAsked = [categoryId, subcategoryId, labelId].some((id) => id !== undefined)
  if (!isAsked && !chosen.some(([facet]) => onShelves.has(facet))) return noShelves
  return (await structureOf(shop)).shelves
}

/** Returns the products that pass everything, except what the given facets are narrowed to. */
export function passingWithout({ all, base, by, passing }: NarrowedList, ...without: string[]): ProductSet {
  if (!without.some((facet) => by.has(facet))) return passing
  return inEach(all, [...base, ...[...by].flatMap(([facet, { set }]) => (without.includes(facet) ? [] : [set]))])
}

async function setOf(shop: Shop, { facet, terms, prices, values = [] }: Narrowing): Promise<ProductSet> {
  if (terms) return withAnyTerm(shop, terms)
  if (prices) return unite(await Promise.all(prices.map(({ min, max }) => pricedBetween(shop, min, max))))
  const sets = await facetSets(shop, facet)
  const asked = await Promise.all(values.map((value) => valueAsked(shop, facet, value)))
  return unite([...new Set(asked)].flatMap((value) => sets.get(value ?? '')?.set ?? []))
}
