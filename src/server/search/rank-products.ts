import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { highlights } from '../../shared/highlights.ts'
import type { Shop } from '../platform/shop.ts'
import { productsInStock } from './facet-sets.ts'
import { queryOfTerms } from './find-terms.ts'
import { withAnyTerm, withQueries } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet, without } from './product-set.ts'
import type { SearchReading } from './read-search.ts'
import { allOf, type TermQuery } from './term-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More meanings of one entry are not told apart: each is a look into the index. */
const MEANINGS_TOLD_APART = 3

/** Products found, with the search terms and the sets that rank them. */
export interface Ranked {
  found: ProductSet
  searchTerms: readonly SearchTerm[]
  /** Those that have the letters of the text in their names or categories, and those that are called by it alone. */
  letters: ProductSet
  called: ProductSet
  loosely: boolean
}

/** Facts about the products in question, for one meaning after the other where the dictionary has several. */
interface Evidence extends Ranked {
  /** The whole text is their code. */
  coded: ProductSet
  /** The words stand beside each other in their names. */
  phrased: ProductSet
  /** Their names begin with what is asked for: a ball bearing is plainer than a thrust ball bearing. */
  plain: ProductSet[]
  /** They are what the text says last: a seal for a pump is a seal. */
  isThat: ProductSet[]
  /** They are one of the things that the text names. */
  isNamed: ProductSet
  /** All that is said stands before what they have, what they are for and how they are sold. */
  inTitle: ProductSet[]
  inName: ProductSet[]
  /** Words of their names begin so. */
  begun: ProductSet
  anywhere: ProductSet
}

/**
 * Returns the products found in sets without a common product, the best first: what a product is called decides, then what its
 * name says besides, then what else is said of it (docs/decisions/152). Of equals, what sells comes first, and what is sold out
 * last.
 */
export async function rankProducts(shop: Shop, reading: SearchReading, ranked: Ranked): Promise<ProductSet[]> {
  const [evidence, bestSellers, available] = await Promise.all([
    gather(shop, reading, ranked),
    withAnyTerm(shop, [`l:${highlights.bestSellers.id}`]),
    productsInStock(shop),
  ])
  const steps = [...theThingItself(evidence), ...namedAfterIt(evidence), ...besidesIt(evidence)]
  return inSteps(ranked.found, steps).flatMap((step) =>
    inSteps(step, [intersect([bestSellers, available]), available, bestSellers]),
  )
}

/** Called so, with the text as its code, or by its title the thing that is asked for: meaning by meaning, to the letter first. */
function theThingItself({ called, coded, inTitle, isThat, letters, phrased, plain, loosely }: Evidence): ProductSet[] {
  const those = inTitle.map((each, at) => intersect([each, isThat[at] ?? noProducts]))
  const plainFirst = (each: ProductSet, at: number) =>
    loosely ? [intersect([each, plain[at] ?? noProducts]), each] : [each]
  return [
    called,
    coded,
    ...those.flatMap((each, at) => [
      intersect([each, letters]),
      ...plainFirst(intersect([each, phrased]), at),
      ...plainFirst(each, at),
    ]),
  ]
}

/** Returns the products that have all that is said in their names, but are another thing, or have it behind their titles. */
function namedAfterIt({ inTitle, inName, isThat, isNamed, letters }: Evidence): ProductSet[] {
  return [
    ...inName.map((each, at) => intersect([each, isThat[at] ?? noProducts])),
    ...inName.map((each) => intersect([each, isNamed])),
    ...inTitle.map((each) => intersect([each, letters])),
    ...inTitle,
    intersect([inName.at(-1) ?? noProducts, letters]),
    ...inName,
  ]
}

/**
 * Returns the products of which it is said elsewhere: by beginnings of words, sizes, categories, brands, or letters within words.
 */
function besidesIt({ searchTerms, begun, anywhere, isThat, isNamed, letters }: Evidence): ProductSet[] {
  const isMeant = searchTerms.length > 0 && searchTerms.every(({ by }) => by === 'dictionary')
  return [
    intersect([begun, isNamed]),
    begun,
    ...isThat.map((each) => intersect([anywhere, each])),
    intersect([anywhere, isNamed]),
    intersect([anywhere, letters]),
    // ppe is no copper
    ...(isMeant ? [anywhere] : []),
    letters,
    anywhere,
  ]
}

async function gather(shop: Shop, reading: SearchReading, ranked: Ranked): Promise<Evidence> {
  const { vocabulary, plain } = reading
  const { found, searchTerms, loosely } = ranked
  const code = plain.replace(/[^a-z0-9]/g, '')
  const meanings = meaningByMeaning(searchTerms)
  const asked = (each: readonly SearchTerm[], kind: 't' | 'n' | 'w', begins: boolean) =>
    queryOfTerms(vocabulary, each, { kind, begins, loosely, widely: loosely })
  const within = async (queries: TermQuery[]): Promise<ProductSet[]> => withQueries(shop, queries, found)
  const [[coded, phrased, isNamed, begun, anywhere], plainOnes, isThat, inTitle, inName] = await Promise.all([
    withQueries(
      shop,
      [
        { terms: vocabulary.codes.has(code) ? [`k:${code}`] : [] },
        phraseQuery(vocabulary, meanings[0] ?? []),
        { terms: nounTerms(reading, searchTerms) },
        asked(searchTerms, 'n', true),
        asked(searchTerms, 'w', false),
      ],
      found,
    ),
    within(meanings.map((each) => ({ terms: firstTerms(each) }))),
    within(meanings.map((each) => ({ terms: headTerms(reading, each) }))),
    within(meanings.map((each) => asked(each, 't', false))),
    within(meanings.map((each) => asked(each, 'n', false))),
  ])
  return { ...ranked, coded, phrased, plain: plainOnes, isThat, isNamed, inTitle, inName, begun, anywhere }
}

/**
 * Returns the search terms with the first meanings of each entry of the dictionary: with one, with two, and so on; then with all
 * of them.
 */
function meaningByMeaning(searchTerms: readonly SearchTerm[]): (readonly SearchTerm[])[] {
  const most = Math.max(1, ...searchTerms.map(({ ways, own }) => ways.length + (own ? 1 : 0))) - 1
  const firsts = Array.from({ length: Math.min(most, MEANINGS_TOLD_APART) }, (_, at) =>
    searchTerms.map(({ own: _own, ...searchTerm }) => ({ ...searchTerm, ways: searchTerm.ways.slice(0, at + 1) })),
  )
  return [...firsts, searchTerms]
}

/** Splits a set into what is in each of the others and in none before it, and what is in none. */
export function inSteps(all: ProductSet, order: ProductSet[]): ProductSet[] {
  const steps: ProductSet[] = []
  let rest = all
  for (const each of order) {
    const step = intersect([rest, each])
    if (countOf(step) === 0) continue
    steps.push(step)
    rest = without(rest, step)
  }
  return countOf(rest) > 0 ? [...steps, rest] : steps
}

/** Names that have what is asked for as neighbours: a ball valve, no valve with a ball. */
export function phraseQuery({ next }: Vocabulary, searchTerms: readonly SearchTerm[]): TermQuery {
  const words = searchTerms.flatMap(({ ways }) => ways[0] ?? []).filter(({ kind }) => kind === 'word')
  const pairs = words.slice(1).map(({ text }, at) => {
    const seconds = wordForms(text)
    const firsts = wordForms(words[at]?.text ?? '').flatMap((first) => [`${first} `, `${first}-`])
    return firsts.flatMap((first) =>
      (next.get(first) ?? []).filter((each) => seconds.includes(each)).map((each) => `p:${first}${each}`),
    )
  })
  return allOf(pairs.map((terms) => ({ terms })))
}

/** The terms of goods that are called by the last two words of what an entry of the dictionary means: `penetrating oil` spray. */
export function phraseTerms({ vocabulary: { next } }: SearchReading, searchTerms: readonly SearchTerm[]): string[] {
  const phrases = searchTerms.filter(({ by }) => by === 'dictionary').flatMap(({ ways }) => ways)
  return phrases.flatMap((way) => {
    const [first, second] = way.filter(({ kind }) => kind === 'word').slice(-2)
    return first && second && next.get(`${first.text} `)?.includes(second.text)
      ? [`p:${first.text} ${second.text}`]
      : []
  })
}

/** The terms of goods whose names begin with one of the ways to say a search term. */
function firstTerms(searchTerms: readonly SearchTerm[]): string[] {
  const firsts = searchTerms.flatMap(({ ways }) => ways.map(([first]) => (first?.kind === 'word' ? first.text : '')))
  return firsts.flatMap(wordForms).flatMap((word) => (word === '' ? [] : [`f:${word}`]))
}

/** Words for how goods come, not what they are: a set of spanners is spanners. */
const COMES_AS = new Set(['set', 'kit', 'pack', 'box'])

/** The terms of goods that are, by their names, what one of the search terms says last. */
export function nounTerms({ vocabulary: { nouns } }: SearchReading, searchTerms: readonly SearchTerm[]): string[] {
  const lastOf = (way: readonly Meaning[]) => way.findLast(({ kind, text }) => kind === 'word' && !COMES_AS.has(text))
  const lasts = searchTerms.flatMap(({ ways }) => ways.map((way) => lastOf(way)?.text ?? ''))
  const known = lasts.flatMap(wordForms).filter((word) => nouns.has(word))
  return [...new Set(known)].map((word) => `h:${word}`)
}

/** Of what a text asks for, the last thing that goods are by their names, before what it is for: a pump panel is a panel. */
export function headOf(reading: SearchReading, searchTerms: readonly SearchTerm[]): SearchTerm | undefined {
  const uses = reading.searchTerms.findIndex(({ typed }, at) => at > 0 && /^(for|with)$/.test(typed))
  const before = reading.searchTerms.slice(0, uses < 0 ? undefined : uses).map(({ typed }) => typed)
  const nouns = searchTerms.filter((searchTerm) => isNamed(searchTerm) && nounTerms(reading, [searchTerm]).length > 0)
  return nouns.findLast(({ typed }) => before.includes(typed)) ?? nouns.at(-1)
}

/** The terms of goods that are, by their names, what a text asks for. */
function headTerms(reading: SearchReading, searchTerms: readonly SearchTerm[]): string[] {
  const head = headOf(reading, searchTerms)
  return head ? nounTerms(reading, [head]) : []
}

/** Returns whether a search term has a word, not only sizes, numbers and codes. */
export function isNamed({ ways }: SearchTerm): boolean {
  return ways.some((way) => way.some(({ kind }) => kind === 'word'))
}
