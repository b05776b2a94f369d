import { factsTag, structureTag } from '../../shared/cache-tags.ts'
import { shortKey } from '../platform/cache/short-key.ts'
import type { Shop } from '../platform/shop.ts'
import { selectPostings } from './posting-queries.ts'
import { intersect, noProducts, type ProductSet } from './product-set.ts'
import { listsIn, passing, type TermQuery } from './term-query.ts'

// What lists and searches are counted with: sets of products, kept beside the public answers until goods are something else, whatever they cost.

const tags = [factsTag, structureTag]
const ENTRY_BYTES = 300
const FEW = 50

/** Lists of terms that wait to be asked about together, and the answer to all of them. */
interface Question {
  lists: (readonly string[])[]
  answer: Promise<ProductSet[]>
}

/** Next question of each shop. */
const questions = new WeakMap<Shop, Question>()

/** The products that have one of the terms (db/migrations/0011: a:, c:, s:, l:, w:, n:, p:, d:, 0160: t:). */
export function withAnyTerm(shop: Shop, terms: readonly string[]): Promise<ProductSet> {
  if (terms.length === 0) return Promise.resolve(noProducts)
  // no term has a line break: a stranger's `c:a|c:b` is not taken for two
  return recallSet(shop, `postings ${shortKey(terms.join('\n'))}`, () => askTogether(shop, terms))
}

/** The products that pass each query; where some are in question, of those alone. */
export async function withQueries<const Queries extends readonly TermQuery[]>(
  shop: Shop,
  queries: Queries,
  inQuestion?: ProductSet,
): Promise<{ [At in keyof Queries]: ProductSet }> {
  const lists = [...new Set(queries.flatMap(listsIn))]
  const found = await Promise.all(lists.map((terms) => withAnyTerm(shop, terms)))
  const sets = new Map(lists.map((terms, at) => [terms, found[at] ?? noProducts]))
  const having = (terms: readonly string[]) => sets.get(terms) ?? noProducts
  const inBoth = (terms: readonly string[]) => (inQuestion ? intersect([inQuestion, having(terms)]) : having(terms))
  return queries.map((query) => passing(query, inBoth)) as { [At in keyof Queries]: ProductSet }
}

/** The products that pass a query. */
export async function withQuery(shop: Shop, query: TermQuery): Promise<ProductSet> {
  const [found] = await withQueries(shop, [query])
  return found
}

/**
 * Asks about terms in one question with the others of the same turn, such as all terms of a text: one round trip to the database.
 */
async function askTogether(shop: Shop, terms: readonly string[]): Promise<ProductSet> {
  const question = questions.get(shop) ?? openQuestion(shop)
  const at = question.lists.push(terms) - 1
  return (await question.answer)[at] ?? noProducts
}

function openQuestion(shop: Shop): Question {
  const lists: (readonly string[])[] = []
  const answer = Promise.resolve().then(() => {
    questions.delete(shop)
    return selectPostings(shop.db, lists, areFew(lists.flat().length))
  })
  const question = { lists, answer }
  questions.set(shop, question)
  return question
}

/** Returns whether so many terms or names are asked about by a quick read: behind one about many others would wait. */
export function areFew(count: number): boolean {
  return count <= FEW
}

/** A set that is kept until goods are something else. */
function recallSet(shop: Shop, key: string, compute: () => Promise<ProductSet>): Promise<ProductSet> {
  return shop.cache.recall(key, async () => {
    const value = await compute()
    return { value, bytes: value.byteLength + ENTRY_BYTES, tags }
  })
}
