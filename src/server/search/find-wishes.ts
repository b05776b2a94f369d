import type { Meaning } from '../../domain/search/search-meaning.ts'
import type { Wish } from '../../domain/search/search-wishes.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import type { Shop } from '../platform/shop.ts'
import { withAnyTerm } from './postings.ts'
import { intersect, noProducts, type ProductSet, unite } from './product-set.ts'
import { termsOfSize } from './size-terms.ts'
import { beginningWith, type Vocabulary, wordsTogether } from './vocabulary.ts'

/** Where words are looked for: in names, or in all that is said of goods; whole, or by their beginnings as well. */
export interface Reach {
  kind: 'n' | 'w'
  begins: boolean
  /** Sizes that are only called so, and ranges, are good enough. */
  loosely?: boolean
}

/** So many words that begin with the same letters are looked up: with more, the letters say nothing. */
const BEGINNINGS_MAX = 400
const SHORTEST_BEGINNING = 2

/** Lists of terms, of each of which goods must have one. */
type AllOf = string[][]

/** The products that have all that is wished for. */
export async function withWishes(
  shop: Shop,
  vocabulary: Vocabulary,
  wishes: readonly Wish[],
  reach: Reach,
): Promise<ProductSet> {
  const sets = await Promise.all(wishes.map((wish) => withWish(shop, vocabulary, wish, reach)))
  return inAll(sets)
}

/** The products that have one thing that is wished for. */
async function withWish(shop: Shop, vocabulary: Vocabulary, wish: Wish, reach: Reach): Promise<ProductSet> {
  const ways = wish.ways.map((way) => Promise.all(way.map((meaning) => withMeaning(shop, vocabulary, meaning, reach))))
  return unite((await Promise.all(ways)).map(inAll))
}

async function withMeaning(shop: Shop, vocabulary: Vocabulary, meaning: Meaning, reach: Reach): Promise<ProductSet> {
  const alternatives = termsOf(vocabulary, meaning, reach).filter((all) => all.every((terms) => terms.length > 0))
  const sets = alternatives.map((all) => Promise.all(all.map((terms) => withAnyTerm(shop, terms))))
  return unite((await Promise.all(sets)).map(inAll))
}

function inAll([first, ...others]: ProductSet[]): ProductSet {
  return first ? intersect([first, ...others]) : noProducts
}

/** Whether any goods have, or had, what a wish says. */
export function isKnown(vocabulary: Vocabulary, { ways }: Wish): boolean {
  const reach: Reach = { kind: 'w', begins: true, loosely: true }
  const isSaid = (meaning: Meaning) =>
    termsOf(vocabulary, meaning, reach).some((all) => all.length > 0 && all.every((terms) => terms.length > 0))
  return ways.some((way) => way.every(isSaid))
}

function termsOf(vocabulary: Vocabulary, meaning: Meaning, reach: Reach): AllOf[] {
  switch (meaning.kind) {
    case 'size': {
      const terms = termsOfSize(vocabulary.sizes, meaning, reach.loosely ?? false)
      return terms.length > 0 ? [[terms]] : [[exactly(vocabulary, meaning.text.replace(/ /g, ''), reach)]]
    }
    case 'number':
      return [[known(vocabulary, meaning.text, reach)], ...asInches(vocabulary, meaning)]
    case 'code':
      return codeTerms(vocabulary, meaning, reach)
    case 'word':
      return wordTerms(vocabulary, meaning.text, reach)
  }
}

/** `1/2 elbow`: a fraction is one of inches. */
function asInches(vocabulary: Vocabulary, { text, value }: Meaning & { kind: 'number' }): AllOf[] {
  if (!text.includes('/')) return []
  const size = {
    kind: 'size',
    text,
    measure: 'length',
    value: Number((value * 25.4).toPrecision(9)),
    inches: true,
  } as const
  return [[termsOfSize(vocabulary.sizes, size, false)]]
}

function codeTerms(vocabulary: Vocabulary, { text, code }: Meaning & { kind: 'code' }, reach: Reach): AllOf[] {
  const whole = vocabulary.codes.has(code) ? [[`k:${code}`]] : []
  const exact = [whole, [exactly(vocabulary, code, reach)], [exactly(vocabulary, text, reach)]]
  if (exact.some((all) => all.some((terms) => terms.length > 0))) return exact
  const parts = text.split(/[^\p{L}\p{M}\p{N}.]+/u)
  const apart = parts.length > 1 ? parts : partsOf(vocabulary, code)
  const alternatives: AllOf[] = [apart.map((part) => exactly(vocabulary, part, reach))]
  if (reach.begins && code.length > SHORTEST_BEGINNING) {
    alternatives.push([beginningWith(vocabulary.sortedCodes, code).map((each) => `k:${each}`)])
    alternatives.push([known(vocabulary, code, reach)])
  }
  return alternatives.filter((all) => all.length > 0)
}

/** A number in a code is one part: `9999zz` is no 9, 9, 9, 9, zz. */
function partsOf(vocabulary: Vocabulary, code: string): string[] {
  const parts = wordsTogether(vocabulary, code) ?? []
  const isCut = parts.some((part, at) => /\d$/.test(part) && /^\d/.test(parts[at + 1] ?? ''))
  return isCut ? [] : parts
}

function wordTerms(vocabulary: Vocabulary, word: string, reach: Reach): AllOf[] {
  const terms = known(vocabulary, word, reach)
  if (terms.length > 0 || !reach.begins) return [[terms]]
  const parts = wordsTogether(vocabulary, word)
  return parts ? [parts.map((part) => exactly(vocabulary, part, reach))] : [[]]
}

/** A size is meant as it is written; of other words, and of a size that nothing has, the beginning is enough. */
function known(vocabulary: Vocabulary, word: string, reach: Reach): string[] {
  const exact = exactly(vocabulary, word, reach)
  const isWhole = /[0-9]/.test(word) && exact.length > 0
  if (!reach.begins || isWhole || word.length < SHORTEST_BEGINNING) return exact
  const longer = beginningWith(vocabulary.sortedWords, word).slice(0, BEGINNINGS_MAX)
  return [...new Set([...exact, ...longer.map((each) => `${reach.kind}:${each}`)])]
}

function exactly({ words }: Vocabulary, word: string, { kind }: Reach): string[] {
  return wordForms(word)
    .filter((form) => words.has(form))
    .map((form) => `${kind}:${form}`)
}
