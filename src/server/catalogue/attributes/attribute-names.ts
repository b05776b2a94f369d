import type { Definition } from '../../../domain/catalogue/attributes/read-attribute.ts'
import { structureTag } from '../../../shared/cache-tags.ts'
import type { Attribute } from '../../../shared/contract/catalogue.ts'
import type { AttributeValue } from '../../platform/db/known-columns.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectBindings, selectDefinitions } from './attribute-queries.ts'

/** Names of the attributes, and the order in which a category's products show them. */
export interface AttributeNames {
  names: ReadonlyMap<string, Definition>
  /** By category, the place of each key. */
  places: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** By category, the keys that its lists are narrowed by, in their order. */
  filtered: ReadonlyMap<string, readonly string[]>
}

/** The names as they are now: kept in this process until somebody changes a definition, anywhere. */
export function attributeNames(shop: Pick<Shop, 'cache' | 'db'>): Promise<AttributeNames> {
  return shop.cache.recall('attribute names', async () => {
    const [definitions, bindings] = await Promise.all([selectDefinitions(shop.db), selectBindings(shop.db)])
    const names = new Map(definitions.map((each) => [each.key, each]))
    const places = new Map<string, Map<string, number>>()
    const filtered = new Map<string, string[]>()
    for (const { category_id, attribute_key, position, filtered: isFiltered } of bindings) {
      const known = places.get(category_id) ?? new Map<string, number>()
      places.set(category_id, known.set(attribute_key, position))
      if (isFiltered) filtered.set(category_id, [...(filtered.get(category_id) ?? []), attribute_key])
    }
    return {
      value: { names, places, filtered },
      bytes: 300 * (definitions.length + bindings.length),
      tags: [structureTag],
    }
  })
}

/** Attributes as they are answered, in the order of their category; what the category does not name comes last. */
export function presentAttributes(
  { names, places }: AttributeNames,
  categoryId: string,
  values: readonly AttributeValue[],
): Attribute[] {
  const place = places.get(categoryId)
  const shown = values.map(({ key, value, text }) => {
    const { name, unit } = names.get(key) ?? { name: key, unit: null }
    return { key, name, value, unit, text }
  })
  const placeOf = (key: string) => place?.get(key) ?? Number.MAX_SAFE_INTEGER
  return shown.sort((one, other) => placeOf(one.key) - placeOf(other.key))
}
