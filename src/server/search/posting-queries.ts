import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import { numbersIn, type ProductSet, setOfBits, setOfNumbers } from './product-set.ts'

/** Products in one row of search_postings. */
const PART_BYTES = 32_768 / 8

/** Row of the database with all words of the shop. */
interface VocabularyRow {
  terms: string | null
  categories: { id: string; name: string }[] | null
  shelves: Shelf[] | null
}

/** A category or subcategory with its name as it is searched, and the term of what lies on it. */
interface Shelf {
  term: string
  name: string
}

/** Every term that products have or had, the categories with their names as they are searched, and all names of shelves. */
export async function selectVocabulary(
  db: Kysely<Database>,
): Promise<{ terms: string[]; categories: { id: string; name: string }[]; shelves: Shelf[] }> {
  const text = `SELECT (SELECT string_agg(term, E'\\n') FROM search_terms) AS terms,
    (SELECT json_agg(json_build_object('id', id, 'name', plain_text(name))) FROM categories) AS categories,
    (SELECT json_agg(json_build_object('term', term, 'name', plain_text(name)) ORDER BY term) FROM (
       SELECT 'c:' || id AS term, name FROM categories UNION ALL SELECT 's:' || id, name FROM subcategories) s) AS shelves`
  const [row] = await ask<VocabularyRow>(db, { text })
  return { terms: row?.terms?.split('\n') ?? [], categories: row?.categories ?? [], shelves: row?.shelves ?? [] }
}

/** For each list of terms, the products that have one of them. */
export async function selectPostings(
  db: Kysely<Database>,
  lists: readonly (readonly string[])[],
  quick: boolean,
): Promise<ProductSet[]> {
  const text = `SELECT list, part, substring(bit_send(bit_or(bits)) FROM 5) AS bytes
    FROM unnest($1::text[], $2::int[]) AS asked (term, list)
    JOIN search_postings p ON p.term = asked.term COLLATE "C" GROUP BY list, part`
  const values = [lists.flat(), lists.flatMap((terms, list) => terms.map(() => list))]
  const rows = await ask<{ list: number; part: number; bytes: Buffer }>(db, { name: 'postings', text, values, quick })
  return lists.map((_, list) => {
    const parts = rows.filter((row) => row.list === list)
    const bits = new Uint8Array(Math.max(0, ...parts.map(({ part }) => part + 1)) * PART_BYTES)
    for (const { part, bytes } of parts) bits.set(bytes, part * PART_BYTES)
    return setOfBits(bits)
  })
}

/** Those of `candidates` that have these letters in their names. */
export async function selectWithLetters(
  db: Kysely<Database>,
  candidates: ProductSet,
  letters: string,
  quick: boolean,
): Promise<ProductSet> {
  const text = 'SELECT no FROM product_search WHERE no = ANY ($1) AND name LIKE $2'
  const values = [numbersIn(candidates), `%${letters.replace(/[\\%_]/g, '\\$&')}%`]
  const rows = await ask<{ no: number }>(db, { name: 'with-letters', text, values, quick })
  return setOfNumbers(rows.map(({ no }) => no))
}

/** The product that is called by this plain name, or known by this id. */
export async function selectCalled(db: Kysely<Database>, name: string): Promise<ProductSet> {
  const text = 'SELECT no FROM product_search WHERE name = $1 OR id = $1 LIMIT 100'
  const rows = await ask<{ no: number }>(db, { name: 'called', text, values: [name], quick: true })
  return setOfNumbers(rows.map(({ no }) => no))
}

/** A search text in lower case without accents. */
export async function selectPlainText(db: Kysely<Database>, text: string): Promise<string> {
  const rows = await ask<{ plain: string }>(db, { text: 'SELECT plain_text($1) AS plain', values: [text] })
  return rows[0]?.plain ?? text
}
