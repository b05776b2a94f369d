import type { Nearest } from '../../domain/search/nearest-kind.ts'
import { isLittleWord, thingLast } from '../../domain/search/read-use.ts'
import type { Entry, SearchTerm } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { kindNearestTo } from './dictionary/kinds-by-words.ts'
import { isKnown } from './find-terms.ts'
import { foundBy } from './found-by.ts'
import { withLikeKinds } from './like-kinds.ts'
import { countOf } from './product-set.ts'
import { isNamed } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'
import type { Reading } from './relax-query.ts'

/** A kind that all words of a text are said of is meant; of which most are said may be, where nothing else is found. */
const ALL_SAID = 0.99
const MOST_SAID = 0.6
/** So many telling words are a sentence. */
const LONG = 3
const loosely = { kind: 'w', begins: true, loosely: true } as const

/** Findings of the kind nearest to a text: where it is meant, or where it may be, if nothing else is found. */
export interface NearestFound {
  meant?: Reading
  perhaps?: () => Promise<Reading | undefined>
}

/** The kind of goods that most of a text is said of, as what it finds. */
export async function findNearest(
  shop: Shop,
  reading: SearchReading,
  said: readonly SearchTerm[],
): Promise<NearestFound> {
  const { vocabulary, dictionary, searchTerms } = reading
  const isOf = searchTerms.some(({ typed }) => isLittleWord(typed))
  // what the shop has not is named, and not as what something belongs to
  const isMissing =
    !isOf && said.some((searchTerm) => searchTerm.by === 'dictionary' && !isKnown(vocabulary, searchTerm))
  const nearest = isMissing ? undefined : kindNearestTo(tellingWords(searchTerms), dictionary)
  if (!nearest) return {}
  const meant = isMeant(nearest, said, isOf) ? await findOfKind(shop, reading, nearest.entry) : undefined
  if (meant) return { meant }
  return mayBeMeant(nearest) ? { perhaps: () => findOfKind(shop, reading, nearest.entry) } : {}
}

/**
 * Returns whether a kind that all of a text is said of is what it asks for. Two words alone must be one way to say it, or one the
 * other's: `kaan ka protection`; and a product name in the dictionary is meant as it is, unless something is asked for that
 * belongs to that product.
 */
function isMeant({ share, isCalled, isWhole }: Nearest, said: readonly SearchTerm[], isOf: boolean): boolean {
  const isName = said.some(({ typed, by }) => by === 'dictionary' && typed.includes(' '))
  return share >= ALL_SAID && isCalled && (isOf || (isWhole && !isName))
}

/**
 * Tells whether a kind may be meant where nothing else is found: it is called so, or has been said in whole; of a long text most is
 * enough.
 */
function mayBeMeant({ share, isCalled, isWhole, words }: Nearest): boolean {
  return share >= MOST_SAID && (words >= LONG ? isCalled || isWhole : isCalled && isWhole)
}

/** The words of what a text asks for, but makers that the shop has not, sizes and codes. */
function tellingWords(searchTerms: readonly SearchTerm[]): string[] {
  const isMaker = ({ ways, kind }: SearchTerm) => kind !== undefined && ways.length === 0
  const words = searchTerms
    .filter((searchTerm) => !isMaker(searchTerm) && isNamed(searchTerm))
    .flatMap(({ typed }) => typed.split(' '))
  return thingLast(words).filter((word) => !/\d/.test(word))
}

/** Goods of a kind, of the sizes that a text says where there are some. */
export async function findOfKind(
  shop: Shop,
  reading: SearchReading,
  { ways, kind }: Entry,
): Promise<Reading | undefined> {
  const searchTerm: SearchTerm = { typed: reading.plain, ways: [...ways], by: 'dictionary', ...(kind && { kind }) }
  const like = await withLikeKinds(shop, reading, [searchTerm])
  if (like === 'nothing') return undefined
  const sizes = reading.named.filter((each) => !isNamed(each))
  for (const searchTerms of sizes.length > 0 ? [[...like, ...sizes], like] : [like]) {
    const found = await foundBy(shop, reading, searchTerms, loosely)
    if (countOf(found) > 0) return { found, searchTerms, loosely: true }
  }
  return undefined
}
