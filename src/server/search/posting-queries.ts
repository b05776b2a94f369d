import type { Pool } from 'pg'
import type { ReadPool } from '../platform/db/read-pool.ts'
import { numbersIn, type ProductSet, setOfBits, setOfNumbers } from './product-set.ts'

/** Products in one row of search_postings. */
const PART_BYTES = 32_768 / 8

/** Every term that products have or had, and the categories with their names as they are searched. */
export async function selectVocabulary(
  pool: Pool,
): Promise<{ terms: string[]; categories: { id: string; name: string }[] }> {
  const text = `SELECT (SELECT string_agg(term, E'\\n') FROM search_terms) AS terms,
    (SELECT json_agg(json_build_object('id', id, 'name', plain_text(name))) FROM categories) AS categories`
  const { rows } = await pool.query<{ terms: string | null; categories: { id: string; name: string }[] | null }>(text)
  return { terms: rows[0]?.terms?.split('\n') ?? [], categories: rows[0]?.categories ?? [] }
}

/** The products that have one of the terms. */
export async function selectPostings(reads: Pick<ReadPool, 'query'>, terms: string[]): Promise<ProductSet> {
  const text = `SELECT part, substring(bit_send(bit_or(bits)) FROM 5) AS bytes
    FROM search_postings WHERE term = ANY ($1) GROUP BY part`
  const { rows } = await reads.query<{ part: number; bytes: Buffer }>({ name: 'postings', text, values: [terms] })
  const parts = Math.max(0, ...rows.map(({ part }) => part + 1))
  const bits = new Uint8Array(parts * PART_BYTES)
  for (const { part, bytes } of rows) bits.set(bytes, part * PART_BYTES)
  return setOfBits(bits)
}

/** Those of `candidates` that have these letters in their names. */
export async function selectWithLetters(
  reads: Pick<ReadPool, 'query'>,
  candidates: ProductSet,
  letters: string,
): Promise<ProductSet> {
  const text = 'SELECT no FROM product_search WHERE no = ANY ($1) AND name LIKE $2'
  const values = [numbersIn(candidates), `%${letters.replace(/[\\%_]/g, '\\$&')}%`]
  const { rows } = await reads.query<{ no: number }>({ name: 'with-letters', text, values })
  return setOfNumbers(rows.map(({ no }) => no))
}

/** The product that is called by this plain name, or known by this id. */
export async function selectCalled(reads: Pick<ReadPool, 'query'>, name: string): Promise<ProductSet> {
  const text = 'SELECT no FROM product_search WHERE name = $1 OR id = $1 LIMIT 100'
  const { rows } = await reads.query<{ no: number }>({ name: 'called', text, values: [name] })
  return setOfNumbers(rows.map(({ no }) => no))
}

/** A search text in lower case without accents. */
export async function selectPlainText(pool: Pool, text: string): Promise<string> {
  const { rows } = await pool.query<{ plain: string }>('SELECT plain_text($1) AS plain', [text])
  return rows[0]?.plain ?? text
}
