import { errorsForgiven, typingErrors } from '../../src/domain/catalogue/typing-errors.ts'
import { attributeNames } from '../../src/server/catalogue/attributes/attribute-names.ts'
import { presentProduct } from '../../src/server/catalogue/present-product.ts'
import { type ProductRow, productColumns, productJoins } from '../../src/server/catalogue/product-row.ts'
import { ask } from '../../src/server/platform/db/ask.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { type Vocabulary, wordsTogether } from '../../src/server/search/vocabulary.ts'
import { structureTag } from '../../src/shared/cache-tags.ts'
import type { ProductQuery } from '../../src/shared/contract/product-query.ts'
import { type Found, orderOf } from './rival-lists.ts'

const nothing: Found = { products: [], totalProducts: 0 }

/**
 * A search by PostgreSQL alone, read as the shop reads it (decision 014): the letters in names by trigrams, else the words
 * by tsvector, else words taken apart or corrected by trigrams, else known words as errors for others.
 */
export async function rivalSearch(shop: Shop, query: ProductQuery): Promise<Found> {
  const plain = (query.q ?? '').toLowerCase()
  const letters = await byLetters(shop, query, plain)
  if (letters.totalProducts > 0) return letters
  const words = (plain.match(/[a-z0-9]+(?:[./][0-9]+[a-z0-9]*)*/g) ?? []).slice(0, 8)
  const known = await knownAs(shop, words)
  const at = (word: string, place: number) => ({ word, known: known[place] ?? '' })
  const readings = [
    async () => known,
    () => Promise.all(words.map(at).map(async (each) => each.known || misspelt(shop, each.word))),
    () => Promise.all(words.map(at).map(async (each) => oneOf([each.known, await meantBy(shop, each.word)]))),
  ]
  for (const reading of readings) {
    const terms = await reading()
    if (terms.length === 0 || terms.includes('')) continue
    const found = await select(shop, query, 'o.words @@ $1::tsquery', [terms.join(' & ')])
    if (found.totalProducts > 0) return found
  }
  return nothing
}

/** The letters in a product's or category's name. */
async function byLetters(shop: Shop, query: ProductQuery, plain: string): Promise<Found> {
  const categories = await shop.cache.recall('rival categories', async () => {
    const text = 'SELECT id, plain_text(name) AS name FROM categories'
    const rows = await ask<{ id: string; name: string }>(shop.db, { text })
    return { value: rows, bytes: 5000, tags: [structureTag] }
  })
  const named = categories.filter(({ name }) => name.includes(plain)).map(({ id }) => id)
  const pattern = `%${plain.replace(/[\\%_]/g, '\\$&')}%`
  if (named.length === 0) return select(shop, query, 'o.name LIKE $1', [pattern])
  return select(shop, query, '(o.name LIKE $1 OR o.category_id = ANY ($2))', [pattern, named])
}

/** Hits are read once, for the total and the page. Not a named statement: the plan depends on how common the text is. */
async function select(shop: Shop, query: ProductQuery, where: string, values: unknown[]): Promise<Found> {
  const hits = `WITH found AS MATERIALIZED (SELECT o.id, o.created_at, o.selling_price FROM rival_products o WHERE ${where})
    SELECT o.id, (SELECT count(*) FROM found)::int AS total FROM found o
     ORDER BY ${orderOf(query)} OFFSET ${(query.page - 1) * query.limit} LIMIT ${query.limit}`
  const page = await ask<{ id: string; total: number }>(shop.db, { text: hits, values })
  const totalProducts = page[0]?.total ?? 0
  if (totalProducts === 0) return nothing
  const text = `SELECT ${productColumns} FROM unnest($1::text[]) WITH ORDINALITY AS page (id, place)
    JOIN products p ON p.id = page.id ${productJoins} ORDER BY page.place`
  const ids = page.map(({ id }) => id)
  const rows = await ask<ProductRow>(shop.db, { name: 'rival-page', text, values: [ids], quick: true })
  const called = await attributeNames(shop)
  return { products: rows.map((row) => presentProduct(row, called, new Date())), totalProducts }
}

/** A size is meant as it is written; of other words the beginning is enough. '' for a word that nothing begins with. */
async function knownAs(shop: Shop, words: string[]): Promise<string[]> {
  const text = `SELECT EXISTS (SELECT FROM rival_words w WHERE w.word = given.word) AS exact,
      EXISTS (SELECT FROM rival_words w WHERE w.word >= given.word AND w.word < given.word || '~') AS begins
    FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place) ORDER BY given.place`
  const rows = await ask<{ exact: boolean; begins: boolean }>(shop.db, {
    name: 'rival-known',
    text,
    values: [words],
    quick: true,
  })
  return words.map((word, at) => {
    if (/[0-9]/.test(word) && rows[at]?.exact) return `'${word}'`
    return rows[at]?.begins ? `'${word}':*` : ''
  })
}

/** Taken apart into known words, or corrected. */
async function misspelt(shop: Shop, word: string): Promise<string> {
  const pieces = [...word].flatMap((_, from) =>
    [...word].slice(from).map((_, length) => word.slice(from, from + length + 1)),
  )
  const text = 'SELECT word FROM rival_words WHERE word = ANY ($1)'
  const rows = await ask<{ word: string }>(shop.db, { name: 'rival-pieces', text, values: [pieces], quick: true })
  const words = new Set(rows.map((row) => row.word))
  const parts = wordsTogether({ words } as unknown as Vocabulary, word)
  return parts ? parts.map((part) => `'${part}'`).join(' & ') : meantBy(shop, word)
}

/** The words with the fewest errors between, of those that share trigrams with it. */
async function meantBy(shop: Shop, word: string): Promise<string> {
  const forgiven = errorsForgiven(word)
  if (forgiven === 0) return ''
  const text = `SELECT word FROM rival_words WHERE word % $1 AND word <> $1 AND word !~ '[0-9]'`
  const rows = await ask<{ word: string }>(shop.db, { name: 'rival-meant', text, values: [word], quick: true })
  const near = rows.map((row) => ({ word: row.word, errors: typingErrors(word, row.word) }))
  const fewest = Math.min(forgiven, ...near.map(({ errors }) => errors))
  return oneOf(near.filter(({ errors }) => errors === fewest).map((each) => `'${each.word}'`))
}

function oneOf(terms: string[]): string {
  const some = terms.filter((term) => term !== '')
  return some.length > 1 ? `(${some.join(' | ')})` : (some[0] ?? '')
}
