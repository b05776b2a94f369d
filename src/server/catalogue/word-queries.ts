import type { Pool } from 'pg'
import { errorsForgiven, typingErrors } from '../../domain/catalogue/typing-errors.ts'

/** So many words are looked for together at most: each is compared with each of a product's. */
const WORDS_MAX = 30

/** A search text in lower case without accents, and its words, the way products are searched. */
export async function plainSearch(pool: Pool, q: string): Promise<{ plain: string; words: string[] }> {
  const text = 'SELECT plain, words_of(plain) AS words FROM plain_text($1) AS plain'
  const { rows } = await pool.query<{ plain: string; words: string[] }>({ name: 'plain-search', text, values: [q] })
  return rows[0] ?? { plain: q, words: [] }
}

/** The shop's words that are like a pattern; undefined where they are too many to look for. */
export async function wordsLike(pool: Pool, pattern: string): Promise<string[] | undefined> {
  const text = 'SELECT word FROM search_words WHERE word LIKE $1 LIMIT $2'
  const { rows } = await pool.query<{ word: string }>(text, [pattern, WORDS_MAX + 1])
  return rows.length > WORDS_MAX ? undefined : rows.map((row) => row.word)
}

/** The other words that a misspelt one may mean: those with the fewest typing errors between. */
export async function wordsMeant(pool: Pool, typed: string): Promise<string[]> {
  const errors = errorsForgiven(typed)
  if (errors === 0) return []
  // letters that are swapped count twice in the database
  const text = `SELECT word FROM search_words WHERE word !~ '[0-9]' AND length(word) BETWEEN $2 AND $3
    AND levenshtein_less_equal(word, $1, $4) <= $4`
  const values = [typed, typed.length - errors, typed.length + errors, errors * 2]
  const { rows } = await pool.query<{ word: string }>({ name: 'words-meant', text, values })
  const counted = rows
    .filter(({ word }) => word !== typed)
    .map(({ word }) => ({ word, errors: typingErrors(typed, word) }))
  const fewest = Math.min(errors, ...counted.map((each) => each.errors))
  return counted
    .filter((each) => each.errors === fewest)
    .map(({ word }) => word)
    .sort()
}

/** A word that was written together, such as `25mm` or `m8x40`, in the shop's words; undefined where it cannot be. */
export async function wordsTogether(pool: Pool, typed: string): Promise<string[] | undefined> {
  // two or three letters are a word only beside a size: else "blot" would be "b", "lot"
  const withDigits = /[0-9]/.test(typed)
  const parts = new Set<string>()
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= typed.length; to += 1) {
      const part = typed.slice(from, to)
      if (withDigits || part.length >= 3) parts.add(part)
    }
  }
  const text = 'SELECT word FROM search_words WHERE word = ANY ($1)'
  const { rows } = await pool.query<{ word: string }>(text, [[...parts]])
  return splitInto(typed, new Set(rows.map((row) => row.word)))
}

/** The longest first words win. */
function splitInto(typed: string, known: ReadonlySet<string>): string[] | undefined {
  if (typed === '') return []
  for (let length = typed.length; length > 0; length -= 1) {
    if (!known.has(typed.slice(0, length))) continue
    const rest = splitInto(typed.slice(length), known)
    if (rest) return [typed.slice(0, length), ...rest]
  }
  return undefined
}
