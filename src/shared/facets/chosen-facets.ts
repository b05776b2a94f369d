import { isPlainLine } from '../contract/text-shapes.ts'
import { facetLimits } from './facet-limits.ts'

/** Choices of each facet: its key and values, both in the order of their letters, none twice. */
export type ChosenFacets = readonly (readonly [key: string, values: readonly string[]])[]

/** Before the key of a facet in an address and in a call: `attr.bore=20`. */
const PREFIX = 'attr.'
/** An address has the brand under a name of its own (CONTRACT §7). */
const BRAND = 'brandId'

/** The keys of facets that are no attributes; an attribute of such a key is none of the facets. */
export const ownFacets = ['category', 'subcategory', 'label', 'price', 'brand', 'rating', 'stock', 'origin'] as const

/** The facet that a key of a query chooses from; undefined where it chooses from none. */
export function facetOfQuery(name: string): string | undefined {
  if (name === BRAND) return 'brand'
  const key = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
  return /^[a-z][a-z0-9-]{0,39}$/.test(key) ? key : undefined
}

/** The key of a query that chooses from a facet. */
export function queryOfFacet(key: string): string {
  return key === 'brand' ? BRAND : PREFIX + key
}

/** A value as it is compared: without spaces around it, one between its words, composed. Undefined: nothing has such a value. */
export function plainChoice(value: string): string | undefined {
  if (value.length > facetLimits.valueLetters) return undefined
  const plain = value.normalize('NFC').trim().replace(/\s+/g, ' ')
  return plain !== '' && isPlainLine(plain) ? plain : undefined
}

/** Collects the choices of pairs of keys and values, in the one way in which they are written. */
export function collectChoices(pairs: Iterable<readonly [key: string, value: string]>): ChosenFacets {
  const chosen = new Map<string, Set<string>>()
  for (const [key, value] of pairs) chosen.set(key, (chosen.get(key) ?? new Set()).add(value))
  const sorted = [...chosen].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([key, values]) => [key, [...values].sort()] as const)
}
