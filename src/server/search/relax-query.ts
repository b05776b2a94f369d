import { kindOfMeasure } from '../../domain/search/kind-of-measure.ts'
import { isMaterial } from '../../domain/search/materials.ts'
import type { Meaning, Size } from '../../domain/search/search-meaning.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { isKnown, queryOfTerms } from './find-terms.ts'
import { withQuery } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet } from './product-set.ts'
import { headOf, isNamed, nounTerms, phraseQuery, phraseTerms } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'
import { termsOfMeasure } from './size-terms.ts'
import { allOf, isNothing } from './term-query.ts'
import { beginningWith } from './vocabulary.ts'

/** Products found, and the reading of a text that found them. */
export interface Reading {
  found: ProductSet
  searchTerms: readonly SearchTerm[]
  loosely: boolean
}

/** Reading that finds no products. */
export const nothing: Reading = { found: noProducts, searchTerms: [], loosely: false }

/** A size or a price has fewer digits. */
const CODE_DIGITS = 5
/** Fewer are a quantity. */
const BEGINNING_DIGITS = 3
/** So many digits are no quantity and no size: what goods' codes begin with them are meant. */
const CODE_DIGITS_LEAST = 4
const anywhere = { kind: 'w', begins: true } as const

/**
 * Without what no goods have, then without sizes where goods are called by all words as neighbours (a 12 inch pipe wrench), then
 * without a lone number, then without one thing that is said, words before sizes, then the code alone, then without sizes, at last what it is alone:
 * only goods that are, by their names, what the text asks for; where all words of a text are kept and no goods are that, those
 * that are called by them.
 */
export async function findLess(
  shop: Shop,
  reading: SearchReading,
  searchTerms: readonly SearchTerm[],
): Promise<Reading> {
  const known = searchTerms.filter((searchTerm) => isKnown(reading.vocabulary, searchTerm))
  const kept = withKind(reading, known, searchTerms)
  const named = kept.filter(isNamed)
  const what = headOf(reading, kept)
  const isPhrase = named.length > 1 && !isNothing(phraseQuery(reading.vocabulary, named))
  const first = [kept, isPhrase ? named : [], withoutNumber(reading, kept), ...withoutOne(kept, what)]
  const before = await findFirst(shop, reading, searchTerms, first)
  if (before) return before
  const code = kept.find(
    (searchTerm, at) => at === 0 && searchTerm === searchTerms[0] && isLongCode(reading, searchTerm),
  )
  const alone = code ? undefined : await findFirst(shop, reading, searchTerms, [named, what ? [what] : []])
  if (alone) return alone
  const called = code ?? codeBeforeEnds(reading, searchTerms, kept)
  if (!called) return nothing
  const found = await withQuery(shop, queryOfTerms(reading.vocabulary, [called], anywhere))
  return { ...nothing, found, searchTerms: [called] }
}

/** The first of several readings by which goods are found that are what it says. */
async function findFirst(
  shop: Shop,
  reading: SearchReading,
  searchTerms: readonly SearchTerm[],
  tries: readonly (readonly SearchTerm[])[],
): Promise<Reading | undefined> {
  for (const each of tries.filter(({ length }) => length > 0)) {
    const nouns = [...nounTerms(reading, each), ...phraseTerms(reading, each)]
    const isCalled = nouns.length === 0 && isEnough(reading, each, searchTerms)
    const reach = { loosely: true, widely: true, kind: isCalled ? 'n' : 'w', begins: isCalled } as const
    const asked = queryOfTerms(reading.vocabulary, each, reach)
    const found = await withQuery(shop, isCalled ? asked : allOf([asked, { terms: nouns }]))
    if (countOf(found) === 0) continue
    const measured = await withQuery(shop, { terms: measureTerms(reading, searchTerms, each) })
    const both = intersect([found, measured])
    return { found: countOf(both) > 0 ? both : found, searchTerms: each, loosely: true }
  }
  return undefined
}

/** Sizes beside words of which none is what goods are, with what only goods of such a size are: `polycab 4 sq mm` is a wire. */
function withKind(
  reading: SearchReading,
  known: readonly SearchTerm[],
  searchTerms: readonly SearchTerm[],
): readonly SearchTerm[] {
  const isLetters = ({ by, typed }: SearchTerm) => by === 'letters' && /^[a-z]+$/.test(typed)
  const others = searchTerms.filter(
    (searchTerm) => !searchTerm.ways.some((way) => way.some(({ kind }) => kind === 'size')),
  )
  if (!others.every(isLetters) || nounTerms(reading, known).length > 0) return known
  const kind = searchTerms
    .flatMap(({ ways }) => ways.flat())
    .map(kindOfMeasure)
    .find((each) => each !== undefined)
  return kind === undefined ? known : [...known, { typed: kind, ways: [[{ kind: 'word', text: kind }]], by: 'letters' }]
}

/** Without a number before or behind goods that is no code: five black tapes are black tapes. */
function withoutNumber(reading: SearchReading, searchTerms: readonly SearchTerm[]): readonly SearchTerm[] {
  const isQuantity = ({ ways }: SearchTerm) =>
    ways.every(([only, ...others]) => only?.kind === 'number' && others.length === 0 && !saysCode(reading, only))
  const rest = searchTerms.filter(
    (searchTerm, at) => !(isQuantity(searchTerm) && (at === 0 || at === searchTerms.length - 1)),
  )
  return rest.length < searchTerms.length && rest.some(isNamed) ? rest : []
}

/** `6201` in `6201 ceiling fan`: what goods are called by is meant before what it is for. */
function isLongCode(reading: SearchReading, { ways }: SearchTerm): boolean {
  const [only, ...others] = ways[0] ?? []
  const isAlone = ways.length === 1 && others.length === 0 && only?.kind === 'number'
  return isAlone && only.text.length >= CODE_DIGITS_LEAST && saysCode(reading, only)
}

/** A code beside an end that it has not, such as the `zz` of `6204 zz`, where there is a 6204 with another end only. */
function codeBeforeEnds(
  reading: SearchReading,
  searchTerms: readonly SearchTerm[],
  kept: readonly SearchTerm[],
): SearchTerm | undefined {
  const [first, ...ends] = kept
  const isCode = first?.ways.some((way) => way.some((each) => saysCode(reading, each))) ?? false
  return isCode && searchTerms.length > 1 && ends.every(isEnd) ? first : undefined
}

function isEnd({ typed }: SearchTerm): boolean {
  return /^[a-z0-9]{1,3}$/.test(typed)
}

/**
 * Returns the terms of products that are measured as the left-out part of a text says: an M10 tap cuts threads, it lets no water
 * out, and a wire of 6 sq mm is none for welding.
 */
function measureTerms(
  { vocabulary }: SearchReading,
  all: readonly SearchTerm[],
  kept: readonly SearchTerm[],
): string[] {
  const leftOut = all.filter((searchTerm) => !kept.includes(searchTerm)).flatMap(({ ways }) => ways.flat())
  const measures = new Set(leftOut.flatMap((each) => (each.kind === 'size' && saysKind(each) ? [each.measure] : [])))
  return [...measures].flatMap((measure) => termsOfMeasure(vocabulary.sizes, measure))
}

function saysKind(size: Size): boolean {
  return size.measure === 'thread' || kindOfMeasure(size) !== undefined
}

/**
 * Returns whether products that are called by the kept part of a text may be meant, though they are nothing that it names: where
 * all of its words are kept (`grease 1 kg` is grease, `abc 6204` nothing that is called ABC), or words with a size (`supreme cpvc
 * 3/4"`).
 */
function isEnough(reading: SearchReading, kept: readonly SearchTerm[], searchTerms: readonly SearchTerm[]): boolean {
  const others = searchTerms.filter((searchTerm) => !kept.includes(searchTerm)).flatMap(({ ways }) => ways.flat())
  const hasAllWords = others.every((each) => each.kind !== 'word' && !saysCode(reading, each))
  const hasSize = kept.some(({ ways }) => ways.some((way) => way.some(({ kind }) => kind === 'size')))
  const isKind = kept.some(({ ways }) => ways.some((way) => way.some(isKindWord)))
  return isKind && (hasSize || hasAllWords)
}

function isKindWord({ kind, text }: Meaning): boolean {
  return kind === 'word' && !isMaterial(text)
}

/** A code, or a number that the goods' codes begin with, or one so long: the 6204 of `6204-2RS`, 30206. One load of sand is no code. */
function saysCode({ vocabulary }: SearchReading, { kind, text }: Meaning): boolean {
  if (kind !== 'number') return kind === 'code'
  if (text.length < BEGINNING_DIGITS) return false
  return text.length >= CODE_DIGITS || beginningWith(vocabulary.sortedCodes, text).length > 0
}

/** Of three and more things all but one, the last word left out first, but what it is: `2.5 sq mm wire, red`; sizes at last. */
function withoutOne(searchTerms: readonly SearchTerm[], what: SearchTerm | undefined): SearchTerm[][] {
  if (searchTerms.length < 3) return []
  const others = searchTerms.filter((searchTerm) => searchTerm !== what)
  const named = [...others.filter(isNamed).reverse(), ...(what ? [what] : [])]
  const leftOut = [...named, ...others.filter((searchTerm) => !isNamed(searchTerm)).reverse()]
  return leftOut.map((one) => searchTerms.filter((searchTerm) => searchTerm !== one))
}
