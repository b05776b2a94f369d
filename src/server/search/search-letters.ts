import type { Shop } from '../platform/shop.ts'
import { selectWithLetters } from './posting-queries.ts'
import { areFew, withAnyTerm } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet, unite, without } from './product-set.ts'
import { beginningWith, headsEndingIn, type Vocabulary } from './vocabulary.ts'

/** The products that have a plain text's letters in their name or their category's: found by its words and their neighbours. */
export async function withLetters(
  shop: Shop,
  vocabulary: Vocabulary,
  plain: string,
  words: string[],
): Promise<ProductSet> {
  const categories = vocabulary.categories.filter(({ name }) => name.includes(plain)).map(({ id }) => `c:${id}`)
  const [inName, inCategory] = await Promise.all([
    inNames(shop, vocabulary, plain, words),
    withAnyTerm(shop, categories),
  ])
  return unite([inName, inCategory])
}

async function inNames(shop: Shop, vocabulary: Vocabulary, plain: string, words: string[]): Promise<ProductSet> {
  const terms = termsOf(vocabulary, plain, words)
  if (terms.some((each) => each.length === 0)) return noProducts
  const [chain, { required, ambiguous }] = await Promise.all([
    withAllOf(shop, terms),
    withoutDoubt(shop, vocabulary, plain, words),
  ])
  const certain = without(intersect([chain, ...required]), ambiguous)
  const doubtful = without(chain, certain)
  const count = countOf(doubtful)
  if (count === 0) return certain
  return unite([certain, await selectWithLetters(shop.db, doubtful, plain, areFew(count))])
}

/**
 * Returns the sets that tell which products with all the terms of a text have its letters in their names, without a look at them:
 * those in all `required` sets and not in `ambiguous`.
 */
async function withoutDoubt(
  shop: Shop,
  vocabulary: Vocabulary,
  plain: string,
  words: string[],
): Promise<{ required: ProductSet[]; ambiguous: ProductSet }> {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const end = endOf(plain, last)
  const lastGoesOn = /^[./]/.test(end)
  if (words.length === 0 || !plain.startsWith(first) || lastGoesOn) {
    return { required: [noProducts], ambiguous: noProducts }
  }
  // a word between others that stands twice in a name may have its neighbours in different places
  const between = [...new Set(words.slice(1, end === '' ? -1 : undefined))].filter((word) =>
    vocabulary.doubled.has(word),
  )
  const [ambiguous, ...required] = await Promise.all([
    withAnyTerm(
      shop,
      between.map((word) => `d:${word}`),
    ),
    ...(end === '' ? [] : [withAnyTerm(shop, pairsFrom(vocabulary, last + end, words.length > 1))]),
  ])
  return { required, ambiguous }
}

/** The terms of neighbours of which the first begins with a word and what stands behind it, or may begin before them. */
function pairsFrom({ heads, next }: Vocabulary, letters: string, atBeginning: boolean): string[] {
  const first = atBeginning ? beginningWith(heads, letters) : heads.filter((head) => head.includes(letters))
  return first.flatMap((head) => (next.get(head) ?? []).map((second) => `p:${head}${second}`))
}

/** Returns the characters behind a text's last word, such as the comma of `ring spanner 7 mm,`. */
function endOf(plain: string, last: string): string {
  return plain.slice(plain.lastIndexOf(last) + last.length)
}

/**
 * The terms of which a name has one of each list: words with what stands between them. The first may begin, and the last
 * end, within a word of the name.
 */
function termsOf(vocabulary: Vocabulary, plain: string, words: string[]): string[][] {
  const { nameWords, next } = vocabulary
  const [word] = words
  if (word === undefined) return [['a:']]
  if (words.length === 1) return [nameWords.filter((each) => each.includes(word)).map((each) => `n:${each}`)]
  const heads = headsIn(plain, words)
  const wordEnds = /^[^./]/.test(endOf(plain, words.at(-1) ?? ''))
  return heads.map((head, at) => {
    const second = words[at + 1] ?? ''
    const [isFirst, isLast] = [at === 0, at === heads.length - 1]
    const firsts = isFirst ? headsEndingIn(vocabulary, head) : [head]
    const goesOn = (each: string) => (isLast && !wordEnds ? each.startsWith(second) : each === second)
    return firsts.flatMap((first) => (next.get(first) ?? []).filter(goesOn).map((each) => `p:${first}${each}`))
  })
}

/** Each word but the last, with what stands between it and the next. */
function headsIn(plain: string, words: string[]): string[] {
  const heads: string[] = []
  let from = 0
  for (const [at, word] of words.slice(1).entries()) {
    const before = words[at] ?? ''
    const start = plain.indexOf(before, from)
    from = plain.indexOf(word, start + before.length)
    heads.push(plain.slice(start, from))
  }
  return heads
}

async function withAllOf(shop: Shop, [first = [], ...others]: string[][]): Promise<ProductSet> {
  const sets = others.map((terms) => withAnyTerm(shop, terms))
  return intersect([await withAnyTerm(shop, first), ...(await Promise.all(sets))])
}
