import type { Meaning } from '../../domain/search/search-meaning.ts'
import { type SearchTerm, tellingTerms } from '../../domain/search/search-terms.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { availabilityTag, dictionaryTag, factsTag, structureTag } from '../../shared/cache-tags.ts'
import type { Shop } from '../platform/shop.ts'
import { correctionsBy } from './correct-terms.ts'
import { findNearest, type NearestFound } from './find-nearest.ts'
import { findSaidFor } from './find-said-for.ts'
import { shelvesNamed } from './find-terms.ts'
import { foundBy } from './found-by.ts'
import { heardAsKind } from './kinds-by-sound.ts'
import { isLike, withLikeKinds } from './like-kinds.ts'
import { selectCalled } from './posting-queries.ts'
import { withAnyTerm } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet, unite, without } from './product-set.ts'
import { isNamed, nounTerms, type Ranked, rankProducts } from './rank-products.ts'
import { readAs } from './read-as.ts'
import { readSearch, type SearchReading } from './read-search.ts'
import { findLess, nothing, type Reading } from './relax-query.ts'
import { withLetters } from './search-letters.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Products that a text finds: two sets without a common product. */
export interface FoundProducts {
  /** Products that have its letters in their or their category's name, or that the text means. */
  exact: ProductSet
  /** Products that it may mean with typing errors, or that have less than it says; looked for where few are exact. */
  similar: ProductSet
  /** Text that was searched instead, where nothing is exact. */
  readAs: string | undefined
}

/** The same, each in sets without a common product, the best first. */
export interface RankedProducts {
  exact: ProductSet[]
  similar: ProductSet[]
  readAs: string | undefined
}

/** Products found, with what they are ranked by. */
interface Findings {
  reading: SearchReading
  exact: Uncalled
  similar: Uncalled
}

/** Ranked products; those that are called by the whole text are looked up where it may be an id, or where it is ranked. */
type Uncalled = Omit<Ranked, 'called'> & { called?: ProductSet | undefined }

/** Of so few, what is similar is of use as well. */
const FEW = 3
const ENTRY_BYTES = 600
/** Tags of what a text finds: it is the same whatever products cost. */
const tags = [factsTag, structureTag, dictionaryTag]
/** Every id is a handle (domain/catalogue/handle-of.ts). */
const MAY_BE_ID = /^[a-z0-9-]+$/
const anywhere = { kind: 'w', begins: true } as const
const loosely = { ...anywhere, loosely: true } as const

/**
 * The products that a search text finds (docs/decisions/082). The letters of the text in a product's or category's name are
 * found exactly (CONTRACT §5); beside them, what it means by sizes, codes, the dictionary; else its words anywhere. The same
 * text is read the same way on every page and with every filter.
 */
export async function findProducts(shop: Shop, q: string): Promise<FoundProducts> {
  const { reading, exact, similar } = await recallFindings(shop, q)
  return { exact: exact.found, similar: similar.found, readAs: insteadOf(reading, exact, similar) }
}

function insteadOf({ searchTerms }: SearchReading, exact: Uncalled, similar: Uncalled): string | undefined {
  return countOf(exact.found) > 0 ? undefined : readAs(tellingTerms(searchTerms), similar.searchTerms)
}

/** The same, ranked: only who wants the best first pays for it. */
export function findRanked(shop: Shop, q: string): Promise<RankedProducts> {
  return shop.cache.recall(`ranked ${q}`, async () => {
    const { reading, exact, similar } = await recallFindings(shop, q)
    const [best, others] = await Promise.all([rank(shop, reading, exact), rank(shop, reading, similar)])
    return {
      value: { exact: best, similar: others, readAs: insteadOf(reading, exact, similar) },
      bytes: bytesOf([...best, ...others]),
      tags: [...tags, availabilityTag],
    }
  })
}

async function rank(shop: Shop, reading: SearchReading, ranked: Uncalled): Promise<ProductSet[]> {
  if (countOf(ranked.found) === 0) return []
  // what is called by a text has its letters
  const none = countOf(ranked.letters) === 0
  const called = ranked.called ?? (none ? noProducts : await selectCalled(shop.db, reading.plain))
  return rankProducts(shop, reading, { ...ranked, called })
}

function recallFindings(shop: Shop, q: string): Promise<Findings> {
  return shop.cache.recall(`found ${q}`, async () => {
    const value = await find(shop, await readSearch(shop, q))
    return {
      value,
      bytes: bytesOf([value.exact, value.similar].flatMap(({ found, letters }) => [found, letters])),
      tags,
    }
  })
}

function bytesOf(sets: ProductSet[]): number {
  return sets.reduce((sum, { byteLength }) => sum + byteLength, ENTRY_BYTES)
}

async function find(shop: Shop, reading: SearchReading): Promise<Findings> {
  const { vocabulary, plain, words, searchTerms } = reading
  const [letters, called, more] = await Promise.all([
    withLetters(shop, vocabulary, plain, words),
    MAY_BE_ID.test(plain) ? selectCalled(shop.db, plain) : undefined,
    searchTerms.every((searchTerm) => saysOnlyLetters(vocabulary, searchTerm)) ? undefined : findMeant(shop, reading),
  ])
  const meant = more ?? (countOf(letters) > 0 ? { ...nothing, searchTerms } : await findMeant(shop, reading))
  const shelf = await withAnyTerm(shop, shelvesNamed(vocabulary, words))
  const found = unite([letters, called ?? noProducts, meant.found, shelf])
  const count = countOf(found)
  const exact = { ...meant, found, letters: unite([letters, shelf]), called }
  const none = { ...nothing, letters: noProducts }
  const isFull = count >= FEW || searchTerms.length === 0
  const similar = isFull ? nothing : await findSimilar(shop, reading, count === 0)
  const findings = { reading, exact, similar: { ...none, ...similar, found: without(similar.found, found) } }
  const isNamed = count > 0 && (countOf(exact.letters) > 0 || searchTerms === reading.named)
  return isNamed ? findings : nearerToSaid(shop, findings)
}

/**
 * Narrows the findings where sentences that customers say speak for a kind: to those of that kind, or to the products of the kind
 * as similar.
 */
async function nearerToSaid(shop: Shop, { reading, exact, similar }: Findings): Promise<Findings> {
  const saidFor = await findSaidFor(shop, reading)
  if (!saidFor) return { reading, exact, similar }
  const none = { ...nothing, letters: noProducts }
  const [first, second] = [exact, similar].map((each) => ({ ...each, found: intersect([each.found, saidFor.found]) }))
  if (first && countOf(first.found) > 0) return { reading, exact: first, similar: none }
  if (second && countOf(exact.found) === 0 && countOf(second.found) > 0) return { reading, exact, similar: second }
  return { reading, exact: none, similar: { ...none, ...saidFor } }
}

/** Finds what a text means: all that it says, then without what says nothing, then with sizes that are only called so. */
async function findMeant(shop: Shop, reading: SearchReading): Promise<Reading> {
  const { searchTerms } = reading
  const telling = tellingTerms(searchTerms)
  // a tool box is no box of masks
  const tells = telling.length > 0 && (!telling.some(isNamed) || nounTerms(reading, telling).length > 0)
  const tries = [
    { searchTerms, loosely: false },
    ...(telling.length < searchTerms.length && tells ? [{ searchTerms: telling, loosely: false }] : []),
    ...(telling.length === searchTerms.length || tells ? [{ searchTerms: telling, loosely: true }] : []),
  ]
  for (const each of tries) {
    const found = await foundBy(shop, reading, each.searchTerms, { ...anywhere, loosely: each.loosely })
    if (countOf(found) > 0) return { found, ...each }
  }
  return { ...nothing, searchTerms: telling }
}

/** A word stands for its letters; a size, a code, an entry of the dictionary or a plural for more: `gauges` has not those of a gauge. */
function saysOnlyLetters({ words }: Vocabulary, { by, ways }: SearchTerm): boolean {
  const isInLetters = (word: string) => wordForms(word).every((form) => form.includes(word) || !words.has(form))
  const saysNoMore = ({ kind, text }: Meaning) => kind === 'number' || (kind === 'word' && isInLetters(text))
  return by === 'letters' && ways.every((way) => way.every(saysNoMore))
}

/**
 * Finds what is like a kind of product that the shop does not have; else what is in categories that are called so, with typing
 * errors; where nothing else was found, also with less than the text says. Where it asks for a kind that the shop does not have,
 * and nothing is like it, nothing is similar.
 */
async function findSimilar(shop: Shop, reading: SearchReading, isAll: boolean): Promise<Reading> {
  const { vocabulary, dictionary, searchTerms } = reading
  const { asPhrase, corrected, mistaken } = correctionsBy(vocabulary, dictionary)
  const said = tellingTerms(searchTerms)
  const respelt = asPhrase(said) ?? (isAll ? heardAsKind(dictionary, said, 2) : undefined)
  const nearest = isAll && !respelt ? await findNearest(shop, reading, said) : {}
  if (nearest.meant) return nearest.meant
  const telling = await withLikeKinds(shop, reading, respelt ?? said)
  if (telling === 'nothing') return nothing
  const isOnShelf = isAll && nounTerms(reading, telling).length === 0
  const right = corrected(telling) ?? (isOnShelf ? heardAsKind(dictionary, telling, 1) : undefined)
  const readings = [
    {
      read: () => (respelt || telling.length < said.length || telling.some(isLike) ? telling : undefined),
      reach: loosely,
    },
    { read: () => (isOnShelf ? telling : undefined), reach: { ...loosely, widely: true } },
    { read: () => (telling.length < searchTerms.length ? corrected(searchTerms) : undefined), reach: loosely },
    { read: () => right, reach: loosely },
    { read: () => (isAll ? mistaken(telling) : undefined), reach: loosely },
  ]
  for (const { read, reach } of readings) {
    const each = read()
    if (!each) continue
    const found = await foundBy(shop, reading, each, reach)
    if (countOf(found) > 0) return { found, searchTerms: each, loosely: true }
  }
  return isAll ? lessOrNearest(await findLess(shop, reading, right ?? telling), nearest) : nothing
}

async function lessOrNearest(less: Reading, { perhaps }: NearestFound): Promise<Reading> {
  return countOf(less.found) > 0 ? less : ((await perhaps?.()) ?? less)
}
