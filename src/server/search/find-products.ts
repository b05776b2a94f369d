import type { Meaning } from '../../domain/search/search-meaning.ts'
import { tellingWishes, type Wish } from '../../domain/search/search-wishes.ts'
import { listingTag, structureTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'
import { correctionsBy } from './correct-wishes.ts'
import { isKnown, wishesQuery } from './find-wishes.ts'
import { selectCalled } from './posting-queries.ts'
import { withQuery } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet, unite, without } from './product-set.ts'
import { nounTerms, phraseQuery, phraseTerms, type Ranked, rankProducts } from './rank-products.ts'
import { readSearch, type SearchReading } from './read-search.ts'
import { withLetters } from './search-letters.ts'
import { termsOfMeasure } from './size-terms.ts'
import { allOf, isNothing } from './term-query.ts'
import { beginningWith } from './vocabulary.ts'

/** What a text finds: two sets without a common product. */
export interface FoundProducts {
  /** What has its letters in its or its category's name, or is what the text means. */
  exact: ProductSet
  /** What it may mean with typing errors, or what has less than it says; looked for where little is exact. */
  similar: ProductSet
}

/** The same, each in sets without a common product, the best first. */
export interface RankedProducts {
  exact: ProductSet[]
  similar: ProductSet[]
}

/** What was found, with what it is ranked by. */
interface Findings {
  reading: SearchReading
  exact: Uncalled
  similar: Uncalled
}

/** What is called by the whole text is looked up where it may be an id, or where it is ranked. */
type Uncalled = Omit<Ranked, 'called'> & { called?: ProductSet | undefined }

/** Of so few, what is similar is of use as well. */
const FEW = 3
const ENTRY_BYTES = 600
const tags = [listingTag, structureTag]
/** A size or a price has fewer digits. */
const CODE_DIGITS = 5
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
  const { exact, similar } = await recallFindings(shop, q)
  return { exact: exact.found, similar: similar.found }
}

/** The same, ranked: only who wants the best first pays for it. */
export function findRanked(shop: Shop, q: string): Promise<RankedProducts> {
  return shop.cache.recall(`ranked ${q}`, async () => {
    const { reading, exact, similar } = await recallFindings(shop, q)
    const [best, others] = await Promise.all([rank(shop, reading, exact), rank(shop, reading, similar)])
    return { value: { exact: best, similar: others }, bytes: bytesOf([...best, ...others]), tags }
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
  const { vocabulary, plain, words, wishes } = reading
  const [letters, called, more] = await Promise.all([
    withLetters(shop, vocabulary, plain, words),
    MAY_BE_ID.test(plain) ? selectCalled(shop.db, plain) : undefined,
    wishes.every(saysOnlyLetters) ? undefined : findMeant(shop, reading),
  ])
  const meant = more ?? (countOf(letters) > 0 ? { ...nothing, wishes } : await findMeant(shop, reading))
  const found = unite([letters, called ?? noProducts, meant.found])
  const count = countOf(found)
  const exact = { ...meant, found, letters, called }
  const none = { ...nothing, letters: noProducts }
  if (count >= FEW || wishes.length === 0) return { reading, exact, similar: none }
  const similar = await findSimilar(shop, reading, count === 0)
  return { reading, exact, similar: { ...none, ...similar, found: without(similar.found, found) } }
}

/** What a text means: all that it says, then without what says nothing, then with sizes that are only called so. */
async function findMeant(shop: Shop, reading: SearchReading): Promise<Reading> {
  const { vocabulary, wishes } = reading
  const telling = tellingWishes(wishes)
  // a tool box is no box of masks
  const tells = telling.length > 0 && (!telling.some(isNamed) || nounTerms(reading, telling).length > 0)
  const tries = [
    { wishes, loosely: false },
    ...(telling.length < wishes.length && tells ? [{ wishes: telling, loosely: false }] : []),
    ...(telling.length === wishes.length || tells ? [{ wishes: telling, loosely: true }] : []),
  ]
  for (const each of tries) {
    const found = await withQuery(shop, wishesQuery(vocabulary, each.wishes, { ...anywhere, loosely: each.loosely }))
    if (countOf(found) > 0) return { found, ...each }
  }
  return { ...nothing, wishes: telling }
}

/** A word stands for its letters; a size, a code or an entry of the dictionary for more. */
function saysOnlyLetters({ by, ways }: Wish): boolean {
  return by === 'letters' && ways.every((way) => way.every(({ kind }) => kind === 'word' || kind === 'number'))
}

/** What was found, by which reading of a text. */
interface Reading {
  found: ProductSet
  wishes: readonly Wish[]
  loosely: boolean
}

const nothing = { found: noProducts, wishes: [], loosely: false }

/** Of shelves that are called so, with typing errors; where nothing else was found, also with less than the text says. */
async function findSimilar(shop: Shop, reading: SearchReading, isAll: boolean): Promise<Reading> {
  const { vocabulary, dictionary, wishes } = reading
  const telling = tellingWishes(wishes)
  const { corrected, mistaken } = correctionsBy(vocabulary, dictionary)
  const right = corrected(telling)
  const isOnShelf = isAll && nounTerms(reading, telling).length === 0
  const readings = [
    { read: () => (isOnShelf ? telling : undefined), reach: { ...loosely, widely: true } },
    { read: () => (telling.length < wishes.length ? corrected(wishes) : undefined), reach: loosely },
    { read: () => right, reach: loosely },
    { read: () => (isAll ? mistaken(telling) : undefined), reach: loosely },
  ]
  for (const { read, reach } of readings) {
    const each = read()
    if (!each) continue
    const found = await withQuery(shop, wishesQuery(vocabulary, each, reach))
    if (countOf(found) > 0) return { found, wishes: each, loosely: true }
  }
  return isAll ? findLess(shop, reading, right ?? telling) : nothing
}

/**
 * Without what no goods have, then without sizes where goods are called by all words as neighbours (a 12 inch pipe wrench), then
 * without one thing that is said, words before sizes, then without sizes, at last what it is alone: only goods that are, by their names, what the text asks for; where all words of a text are kept and no goods are that,
 * those that are called by them.
 */
async function findLess(shop: Shop, reading: SearchReading, wishes: readonly Wish[]): Promise<Reading> {
  const kept = wishes.filter((wish) => isKnown(reading.vocabulary, wish))
  const named = kept.filter(isNamed)
  const what = headOf(reading, kept)
  const isPhrase = named.length > 1 && !isNothing(phraseQuery(reading.vocabulary, named))
  const tries = [kept, isPhrase ? named : [], ...withoutOne(kept, what), named, what ? [what] : []].filter(
    (each) => each.length > 0,
  )
  for (const each of tries) {
    const nouns = [...nounTerms(reading, each), ...phraseTerms(reading, each)]
    const isCalled = nouns.length === 0 && isEnough(reading, each, wishes)
    const reach = { loosely: true, widely: true, kind: isCalled ? 'n' : 'w', begins: isCalled } as const
    const asked = wishesQuery(reading.vocabulary, each, reach)
    const found = await withQuery(shop, isCalled ? asked : allOf([asked, { terms: nouns }]))
    if (countOf(found) === 0) continue
    const threaded = await withQuery(shop, { terms: threadTerms(reading, wishes, each) })
    const both = intersect([found, threaded])
    return { found: countOf(both) > 0 ? both : found, wishes: each, loosely: true }
  }
  const [first, ...ends] = kept
  const isCode =
    wishes.length > 1 && first?.ways.some((way) => way.some((each) => saysCode(reading, each))) && ends.every(isEnd)
  if (!first || !isCode) return nothing
  return {
    ...nothing,
    found: await withQuery(shop, wishesQuery(reading.vocabulary, [first], anywhere)),
    wishes: [first],
  }
}

/** The `zz` of `6204 zz`, where there is a 6204 with another end only. */
function isEnd({ typed }: Wish): boolean {
  return /^[a-z0-9]{1,3}$/.test(typed)
}

/** What has a thread, where a text says one that is left out: an M10 tap cuts threads, it lets no water out. */
function threadTerms({ vocabulary }: SearchReading, all: readonly Wish[], kept: readonly Wish[]): string[] {
  const leftOut = all.filter((wish) => !kept.includes(wish)).flatMap(({ ways }) => ways.flat())
  const isThreaded = leftOut.some((each) => each.kind === 'size' && each.measure === 'thread')
  return isThreaded ? termsOfMeasure(vocabulary.sizes, 'thread') : []
}

/**
 * Whether goods that are called by what is kept of a text may be meant, though they are nothing that it names: where all of its
 * words are kept (`grease 1 kg` is grease, `abc 6204` nothing that is called ABC), or words with a size (`supreme cpvc 3/4"`).
 */
function isEnough(reading: SearchReading, kept: readonly Wish[], wishes: readonly Wish[]): boolean {
  const others = wishes.filter((wish) => !kept.includes(wish)).flatMap(({ ways }) => ways.flat())
  const hasAllWords = others.every((each) => each.kind !== 'word' && !saysCode(reading, each))
  const hasSize = kept.some(({ ways }) => ways.some((way) => way.some(({ kind }) => kind === 'size')))
  return kept.some(isNamed) && (hasSize || hasAllWords)
}

/** A code, or a number that the goods' codes begin with, or one so long: the 6204 of `6204-2RS`, 30206. */
function saysCode({ vocabulary }: SearchReading, { kind, text }: Meaning): boolean {
  if (kind !== 'number') return kind === 'code'
  return text.length >= CODE_DIGITS || beginningWith(vocabulary.sortedCodes, text).length > 0
}

/** Whether a wish has a word, not only sizes, numbers and codes. */
function isNamed({ ways }: Wish): boolean {
  return ways.some((way) => way.some(({ kind }) => kind === 'word'))
}

/** What a text asks for: the last thing in it that goods are by their names, before what it is for: a pump panel is a panel. */
function headOf(reading: SearchReading, wishes: readonly Wish[]): Wish | undefined {
  const uses = reading.wishes.findIndex(({ typed }, at) => at > 0 && /^(for|with)$/.test(typed))
  const before = reading.wishes.slice(0, uses < 0 ? undefined : uses).map(({ typed }) => typed)
  const nouns = wishes.filter((wish) => isNamed(wish) && nounTerms(reading, [wish]).length > 0)
  return nouns.findLast(({ typed }) => before.includes(typed)) ?? nouns.at(-1)
}

/** Of three and more things all but one, the last word left out first, but what it is: `2.5 sq mm wire, red`; sizes at last. */
function withoutOne(wishes: readonly Wish[], what: Wish | undefined): Wish[][] {
  if (wishes.length < 3) return []
  const others = wishes.filter((wish) => wish !== what)
  const named = [...others.filter(isNamed).reverse(), ...(what ? [what] : [])]
  const leftOut = [...named, ...others.filter((wish) => !isNamed(wish)).reverse()]
  return leftOut.map((one) => wishes.filter((wish) => wish !== one))
}
