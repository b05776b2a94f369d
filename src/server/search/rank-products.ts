import type { Wish } from '../../domain/search/search-wishes.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { highlights } from '../../shared/highlights.ts'
import type { Shop } from '../platform/shop.ts'
import { wishesQuery } from './find-wishes.ts'
import { withQueries } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet, without } from './product-set.ts'
import type { SearchReading } from './read-search.ts'
import { allOf, type TermQuery } from './term-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More meanings of one entry are not told apart: each is a look into the index. */
const MEANINGS_TOLD_APART = 3

/** What ranks goods beside what is wished for. */
export interface Ranked {
  found: ProductSet
  wishes: readonly Wish[]
  /** Those that have the letters of the text in their names or categories, and those that are called by it alone. */
  letters: ProductSet
  called: ProductSet
  loosely: boolean
}

/**
 * What was found in sets without a common product, the best first: called so; with the whole text as a code; with all words
 * in the name, of which one says what it is (a hammer, not a hammer drill bit), with the letters and as neighbours before
 * others; with all words in the name; with all of them begun there; with the letters in the name; with all words anywhere;
 * the rest. Of equals that are what was asked for, to the letter and size, the shop's best sellers come first. Of what an entry of the dictionary means, each meaning comes before the next one: a hammer is one for the hand.
 */
export async function rankProducts(shop: Shop, reading: SearchReading, ranked: Ranked): Promise<ProductSet[]> {
  const { vocabulary, plain } = reading
  const { found, wishes, letters, called, loosely } = ranked
  const code = plain.replace(/[^a-z0-9]/g, '')
  const meanings = meaningByMeaning(wishes)
  const asked = (each: readonly Wish[], kind: 'n' | 'w', begins: boolean) =>
    wishesQuery(vocabulary, each, { kind, begins, loosely, widely: loosely })
  const [[coded, phrased, begun, anywhere, ofKind, bestSellers], inName] = await Promise.all([
    withQueries(
      shop,
      [
        { terms: vocabulary.codes.has(code) ? [`k:${code}`] : [] },
        phraseQuery(vocabulary, meanings[0] ?? []),
        asked(wishes, 'n', true),
        asked(wishes, 'w', false),
        { terms: nounTerms(reading, wishes) },
        { terms: [`l:${highlights.bestSellers.id}`] },
      ],
      found,
    ),
    withQueries(
      shop,
      meanings.map((each) => asked(each, 'n', false)),
      found,
    ),
  ])
  const best = inName.map((each) => intersect([each, ofKind]))
  const all = inName.at(-1) ?? noProducts
  const steps = inSteps(found, [
    called,
    coded,
    ...best.map((each) => intersect([each, letters])),
    ...best.slice(0, 1).map((each) => intersect([each, phrased])),
    ...best,
    intersect([all, letters]),
    ...inName,
    intersect([begun, ofKind]),
    begun,
    letters,
    intersect([anywhere, ofKind]),
    anywhere,
  ])
  const favoured = loosely ? noProducts : intersect([bestSellers, best.at(-1) ?? noProducts])
  return steps.flatMap((step) => inSteps(step, [favoured]))
}

/** What is wished for by the first meanings of each entry of the dictionary: by one, by two, and so on; then by all of them. */
function meaningByMeaning(wishes: readonly Wish[]): (readonly Wish[])[] {
  const most = Math.max(1, ...wishes.map(({ ways }) => ways.length)) - 1
  const firsts = Array.from({ length: Math.min(most, MEANINGS_TOLD_APART) }, (_, at) =>
    wishes.map((wish) => ({ ...wish, ways: wish.ways.slice(0, at + 1) })),
  )
  return [...firsts, wishes]
}

/** What of a set is in each of the others and in none before it, and what is in none. */
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
export function phraseQuery({ next }: Vocabulary, wishes: readonly Wish[]): TermQuery {
  const words = wishes.flatMap(({ ways }) => ways[0] ?? []).filter(({ kind }) => kind === 'word')
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
export function phraseTerms({ vocabulary: { next } }: SearchReading, wishes: readonly Wish[]): string[] {
  const phrases = wishes.filter(({ by }) => by === 'dictionary').flatMap(({ ways }) => ways)
  return phrases.flatMap((way) => {
    const [first, second] = way.filter(({ kind }) => kind === 'word').slice(-2)
    return first && second && next.get(`${first.text} `)?.includes(second.text)
      ? [`p:${first.text} ${second.text}`]
      : []
  })
}

/** The terms of goods that are, by their names, what one of the wishes says last. */
export function nounTerms({ vocabulary: { nouns } }: SearchReading, wishes: readonly Wish[]): string[] {
  const lasts = wishes.flatMap(({ ways }) => ways.map((way) => way.findLast(({ kind }) => kind === 'word')?.text ?? ''))
  const known = lasts.flatMap(wordForms).filter((word) => nouns.has(word))
  return [...new Set(known)].map((word) => `h:${word}`)
}
