import { facetValue, quantityText } from '../../domain/catalogue/attributes/facet-value.ts'
import type { Definition } from '../../domain/catalogue/attributes/read-attribute.ts'
import { countryAsCompared } from '../../domain/catalogue/country-of-origin.ts'
import { availabilityTag, factsTag, listingTag, ratingTag, structureTag } from '../../shared/cache-tags.ts'
import { facets as copy } from '../../shared/copy/facets.ts'
import { ownFacets } from '../../shared/facets/chosen-facets.ts'
import { attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { type CategoryRow, selectBrandNames, selectCategories, selectLabels } from '../catalogue/structure-queries.ts'
import type { Shop } from '../platform/shop.ts'
import { selectFacet, selectInStock } from './facet-queries.ts'
import { withAnyTerm } from './postings.ts'
import type { Shelves } from './product-filter.ts'
import { intersect, noProducts, type ProductSet, setOfOrdered, unite } from './product-set.ts'

/** A value of a facet: as it is chosen, as it is shown, and the products that have it. */
export interface FacetValue {
  value: string
  text: string
  set: ProductSet
}

/** The values of one facet, in the order in which they are shown. */
export type FacetSets = ReadonlyMap<string, FacetValue>

const VALUE_BYTES = 400
const byText = new Intl.Collator('en', { numeric: true })

/** The values that products have of brand, origin, rating, stock or an attribute; none where there is no such facet. */
export async function facetSets(shop: Shop, key: string): Promise<FacetSets> {
  const own = ownSets.get(key)
  if (own) return own(shop)
  const definition = (await attributeNames(shop)).names.get(key)
  if (!definition) return new Map()
  return recallSets(shop, key, async () => {
    const found = await selectFacet(shop.db, `attr.${key}`)
    const values = gather(found, (written) => facetValue(definition, written))
    return definition.kind === 'number' ? inNumbers(values, definition) : inWords(values)
  })
}

/**
 * Returns the form in which somebody's word for a value is looked up among those of a facet; undefined where nothing can have it.
 */
export async function valueAsked(shop: Shop, key: string, written: string): Promise<string | undefined> {
  if (key === 'origin') return countryAsCompared(written)
  if (ownFacets.some((own) => own === key)) return written
  const definition = (await attributeNames(shop)).names.get(key)
  return definition && facetValue(definition, written)
}

const ownSets = new Map<string, (shop: Shop) => Promise<FacetSets>>(
  Object.entries({
    brand: (shop) =>
      recallSets(shop, 'brand', async () => {
        const [found, names] = await Promise.all([
          selectFacet(shop.db, 'brand'),
          selectBrandNames(shop.db, shop.clock()),
        ])
        const values = [...found].flatMap(([value, numbers]) => {
          const text = names.get(value)
          return text === undefined ? [] : [{ value, text, set: setOfOrdered(numbers) }]
        })
        return values.sort((one, other) => byText.compare(one.text, other.text))
      }),
    origin: (shop) =>
      recallSets(shop, 'origin', async () => inWords(gather(await selectFacet(shop.db, 'origin'), countryAsCompared))),
    // four stars are four and more
    rating: (shop) =>
      recallSets(shop, 'rating', async () => {
        const found = await selectFacet(shop.db, 'rating')
        const sets = new Map([...found].map(([stars, numbers]) => [Number(stars), setOfOrdered(numbers)]))
        return [4, 3, 2, 1].map((least) => ({
          value: String(least),
          text: copy.stars(least),
          set: unite([...sets].flatMap(([stars, set]) => (stars >= least ? [set] : []))),
        }))
      }),
    stock: (shop) =>
      recallSets(shop, 'stock', async () => [
        { value: 'in', text: copy.inStock, set: setOfOrdered(await selectInStock(shop.db)) },
      ]),
  }),
)

/** The products of which there are any. */
export async function productsInStock(shop: Shop): Promise<ProductSet> {
  return (await facetSets(shop, 'stock')).get('in')?.set ?? noProducts
}

/** Categories and labels that are shown now, in the shop's order. */
interface Structure {
  categories: CategoryRow[]
  labels: { id: string; name: string }[]
  shelves: Shelves
}

/** The categories and labels that are shown now, in the shop's order. */
export function structureOf(shop: Shop): Promise<Structure> {
  return shop.cache.recall('structure of facets', async () => {
    const now = shop.clock()
    const [categories, labels] = await Promise.all([selectCategories(shop.db, now), selectLabels(shop.db, now)])
    const bytes = 400 * (categories.length * 5 + labels.length + 1)
    const shelves = {
      categories: new Set(categories.map(({ id }) => id)),
      subcategories: new Set(categories.flatMap(({ subcategories }) => subcategories.map(({ _id }) => _id))),
      labels: new Set(labels.map(({ id }) => id)),
    }
    return { value: { categories, labels, shelves }, bytes, tags: [structureTag] }
  })
}

/** Categories (`c`), subcategories (`s`) or labels (`l`) as values. */
export async function termSets(
  shop: Shop,
  kind: 'c' | 's' | 'l',
  named: readonly { id: string; name: string }[],
): Promise<FacetSets> {
  const values = await Promise.all(
    named.map(async ({ id, name }) => ({ value: id, text: name, set: await withAnyTerm(shop, [`${kind}:${id}`]) })),
  )
  return new Map(values.map((each) => [each.value, each]))
}

/**
 * The same, with those of their products alone that have a term: a list of one category is counted with its own products,
 * whatever else it is narrowed to. Kept until one of both changes.
 */
export async function facetSetsWithin(shop: Shop, key: string, term: string | undefined): Promise<FacetSets> {
  if (term === undefined) return facetSets(shop, key)
  return shop.cache.recall(`facet ${key} within ${term}`, async () => {
    const [sets, having] = await Promise.all([facetSets(shop, key), withAnyTerm(shop, [term])])
    const values = [...sets.values()].map((each) => ({ ...each, set: intersect([each.set, having]) }))
    return keptSets(values, [listingTag, ...tagsOf(key)])
  })
}

function recallSets(shop: Shop, key: string, compute: () => Promise<FacetValue[]>): Promise<FacetSets> {
  return shop.cache.recall(`facet ${key}`, async () => keptSets(await compute(), tagsOf(key)))
}

function keptSets(values: readonly FacetValue[], tags: string[]) {
  const bytes = values.reduce((sum, { set }) => sum + set.byteLength + VALUE_BYTES, VALUE_BYTES)
  return { value: new Map(values.map((each) => [each.value, each])), bytes, tags }
}

/** Returns the tags that the values of a facet depend on. */
function tagsOf(key: string): string[] {
  if (key === 'stock') return [structureTag, factsTag, availabilityTag]
  return key === 'rating' ? [structureTag, factsTag, ratingTag] : [structureTag, factsTag]
}

/** Merges what is written in several ways into one value, called as most products call it. */
function gather(
  found: ReadonlyMap<string, Int32Array<ArrayBuffer>>,
  valueIn: (written: string) => string | undefined,
): FacetValue[] {
  const most = [...found].sort(([, one], [, other]) => other.length - one.length)
  const values = new Map<string, { text: string; sets: ProductSet[] }>()
  for (const [text, numbers] of most) {
    const value = valueIn(text)
    if (value === undefined) continue
    const known = values.get(value) ?? { text, sets: [] }
    values.set(value, known)
    known.sets.push(setOfOrdered(numbers))
  }
  return [...values].map(([value, { text, sets }]) => ({ value, text, set: unite(sets) }))
}

function inNumbers(values: FacetValue[], { unit }: Definition): FacetValue[] {
  const sorted = values.sort((one, other) => Number(one.value) - Number(other.value))
  return sorted.map(({ value, set }) => ({ value, text: quantityText(Number(value), unit), set }))
}

function inWords(values: FacetValue[]): FacetValue[] {
  return values.sort((one, other) => byText.compare(one.text, other.text))
}
