import { tellingTerms } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { saidForKinds } from './dictionary/learn-sayings.ts'
import { findOfKind } from './find-nearest.ts'
import { isKnown } from './find-terms.ts'
import { isNamed } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'
import type { Reading } from './relax-query.ts'

/** So many words beside sizes and codes are a sentence: it tells what is wanted for what, and names no goods. */
const SENTENCE_WORDS = 5
/** One word is no sentence, and never tells so much. */
const WORDS_LEAST = 2
/**
 * Rate that must speak for a kind, and the factor by which it must lead the next one. Names of products are meant as they are,
 * unless much speaks against it.
 */
const OF_NAMES = { rate: 7.5, lead: 1.2 }
const OF_USES = { rate: 4.5, lead: 1.1 }
const OF_SENTENCES = { rate: 4.5, lead: 1 }

/** Words that follow the product that a sentence asks for. */
const ASKED_FOR = new Set(['for', 'to'])

/** The goods of the kind that a text is likeliest said for; undefined where too little speaks for one, or it names goods that the shop has not. */
export async function findSaidFor(shop: Shop, reading: SearchReading): Promise<Reading | undefined> {
  const isSentence = wordsSaid(reading) >= SENTENCE_WORDS
  if (reading.words.length < WORDS_LEAST || namesMissing(reading, isSentence)) return undefined
  const [best, next] = await saidForKinds(reading.text)
  const isUse = reading.searchTerms !== reading.named
  const least = !isSentence ? OF_NAMES : isUse ? OF_USES : OF_SENTENCES
  if (!best?.entry || best.rate < least.rate || best.rate < least.lead * (next?.rate ?? 0)) return undefined
  return findOfKind(shop, reading, best.entry)
}

function wordsSaid({ named }: SearchReading): number {
  return named.filter(isNamed).reduce((sum, { typed }) => sum + typed.split(' ').length, 0)
}

/**
 * Returns whether a text names a kind of product that the shop does not have; for a sentence, whether it asks for that kind:
 * `ladder for fixing a light on the wall`.
 */
function namesMissing({ named, vocabulary }: SearchReading, isSentence: boolean): boolean {
  const missing = tellingTerms(named).filter(
    (searchTerm) => searchTerm.by === 'dictionary' && searchTerm.ways.length > 0 && !isKnown(vocabulary, searchTerm),
  )
  return missing.some((searchTerm) => !isSentence || ASKED_FOR.has(named[named.indexOf(searchTerm) + 1]?.typed ?? ''))
}
