import { availabilityTag, listingTag, ratingTag, structureTag } from '../../shared/cache-tags.ts'
import type { Facet } from '../../shared/contract/catalogue.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import { facets as copy } from '../../shared/copy/facets.ts'
import { ownFacets } from '../../shared/facets/chosen-facets.ts'
import { facetLimits } from '../../shared/facets/facet-limits.ts'
import { type AttributeNames, attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { shortKey } from '../platform/cache/short-key.ts'
import type { Shop } from '../platform/shop.ts'
import { countPrices } from './count-prices.ts'
import { type FacetSets, facetSetsWithin, structureOf, termSets, valueAsked } from './facet-sets.ts'
import { type NarrowedList, passingWithout } from './narrow-list.ts'
import { countingIn, countOf } from './product-set.ts'

/** A facet that an answer may have, with the products of each value. */
interface Candidate {
  key: string
  sets: FacetSets
}

const VALUE_BYTES = 250

/** Of so large a part of a list that goods of one category are, they say what it can be narrowed by. */
const MOSTLY = 0.6

/**
 * Returns the facets that a list can be narrowed by, with the number of products that each choice leaves: counted for what is
 * chosen of the others, never of the facet itself. A choice that leaves none is left out, unless it is chosen. The pages and
 * orders of one list share them.
 */
export async function countFacets(shop: Shop, query: ProductQuery, list: NarrowedList): Promise<Facet[]> {
  const { page: _page, limit: _limit, sort: _sort, facets: _facets, facet, ...filters } = query
  const key = `facets ${facet?.key ?? ''} ${shortKey(JSON.stringify(filters))}`
  const counted = await shop.cache.recall(key, async () => {
    const value = facet ? await countOne(shop, list, facet.key) : await countAll(shop, list)
    return { value, bytes: bytesOf(value), tags: [listingTag, structureTag, availabilityTag, ratingTag] }
  })
  return facet ? counted.map((each) => withText(each, facet.text)) : counted
}

/** About how much room they take, without writing them out: they are made for every list anew. */
function bytesOf(counted: readonly Facet[]): number {
  return counted.reduce((sum, { values }) => sum + VALUE_BYTES * (values.length + 1), VALUE_BYTES)
}

/** One of the facets that a list has, with every value; none where the list has no such facet. */
async function countOne(shop: Shop, list: NarrowedList, key: string): Promise<Facet[]> {
  const names = await attributeNames(shop)
  const candidates = (await candidatesOf(shop, list, names)).filter((each) => each.key === key)
  return Promise.all(candidates.map((each) => countValues(shop, list, names, each)))
}

/** The values that have a text in theirs: of very many those with the most products. */
function withText({ values, ...facet }: Facet, text: string): Facet {
  const found = values.filter((each) => each.text.toLowerCase().includes(text))
  return { ...facet, ...mostOf(found, new Set(), facetLimits.valuesOfOne) }
}

async function countAll(shop: Shop, list: NarrowedList): Promise<Facet[]> {
  const names = await attributeNames(shop)
  const candidates = await candidatesOf(shop, list, names)
  const counted = await Promise.all(
    candidates.map(async (each) => {
      const { values, ...facet } = await countValues(shop, list, names, each)
      return { ...facet, ...mostOf(values, await chosenValues(shop, list, each.key), facetLimits.values) }
    }),
  )
  const price = await countPrices(shop, list)
  counted.splice(
    candidates.findIndex(({ key }) => key === 'brand'),
    0,
    price,
  )
  return counted.filter(({ values }) => values.length > 0)
}

/** In the order in which they are shown: the shop's shelves, brand, what its category says of goods, then what holds for all. */
async function candidatesOf(shop: Shop, list: NarrowedList, names: AttributeNames): Promise<Candidate[]> {
  const { categories, labels } = await structureOf(shop)
  const inCategories = await termSets(shop, 'c', categories)
  const chosen = chosenCategory(list)
  const subcategories = categories.find(({ id }) => id === chosen)?.subcategories ?? []
  const category = chosen ?? mainCategory(list, inCategories)
  const attributes = attributeKeys(list, names, category)
  const named = await Promise.all(
    ['brand', ...attributes, 'rating', 'stock', 'origin'].map(async (key) => ({
      key,
      sets: await facetSetsWithin(shop, key, list.within?.term),
    })),
  )
  const inSubcategories = subcategories.map(({ _id, name }) => ({ id: _id, name }))
  return [
    { key: 'category', sets: inCategories },
    { key: 'subcategory', sets: await termSets(shop, 's', inSubcategories) },
    { key: 'label', sets: await termSets(shop, 'l', labels) },
    ...named,
  ]
}

/** The one category that is chosen, where it is one. */
function chosenCategory({ by }: NarrowedList): string | undefined {
  const terms = by.get('category')?.narrowing.terms ?? []
  return terms.length === 1 && terms[0]?.startsWith('c:') ? terms[0].slice(2) : undefined
}

/** The category of most of what passes: of a search it says what was looked for. */
function mainCategory(list: NarrowedList, categories: FacetSets): string | undefined {
  const needed = Math.max(1, countOf(list.passing) * MOSTLY)
  return [...categories.values()].find(({ set }) => list.countIn(set) >= needed)?.value
}

/** The attributes that a category's lists are narrowed by, and those that are chosen already. */
function attributeKeys(
  { by }: NarrowedList,
  { names, filtered }: AttributeNames,
  category: string | undefined,
): string[] {
  const own = new Set<string>(ownFacets)
  const ofCategory = (filtered.get(category ?? '') ?? []).slice(0, facetLimits.attributes)
  return [...new Set([...ofCategory, ...by.keys()])].filter((key) => names.has(key) && !own.has(key))
}

async function countValues(
  shop: Shop,
  list: NarrowedList,
  { names }: AttributeNames,
  { key, sets }: Candidate,
): Promise<Facet> {
  const chosen = await chosenValues(shop, list, key)
  // another category has other subcategories
  const base = key === 'category' ? passingWithout(list, 'category', 'subcategory') : passingWithout(list, key)
  const countIn = base === list.passing ? list.countIn : countingIn(base)
  const values: Facet['values'] = []
  for (const { value, text, set } of sets.values()) {
    const count = countIn(set)
    if (count > 0 || chosen.has(value)) values.push({ value, text, count })
  }
  const definition = names.get(key)
  const own = copy.names[key as keyof typeof copy.names]
  return { key, name: own ?? definition?.name ?? key, unit: own ? null : (definition?.unit ?? null), values }
}

async function chosenValues(shop: Shop, { by }: NarrowedList, key: string): Promise<Set<string | undefined>> {
  const { terms = [], values = [] } = by.get(key)?.narrowing ?? {}
  const asked = await Promise.all(values.map((value) => valueAsked(shop, key, value)))
  return new Set([...asked, ...terms.map((term) => term.slice(2))])
}

/** Of very many values those with the most products, and the chosen ones, in their order; and how many are left out. */
function mostOf(
  values: Facet['values'],
  chosen: ReadonlySet<string | undefined>,
  most: number,
): Pick<Facet, 'values' | 'more'> {
  if (values.length <= most) return { values }
  const rank = ({ value, count }: Facet['values'][number]) => (chosen.has(value) ? Number.POSITIVE_INFINITY : count)
  const kept = new Set(values.toSorted((one, other) => rank(other) - rank(one) || 0).slice(0, most))
  return { values: values.filter((each) => kept.has(each)), more: values.length - most }
}
