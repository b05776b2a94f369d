import { type Kysely, sql, type Transaction } from 'kysely'
import type { HsnEntry } from '../../../domain/catalogue/tax/fitting-rates.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { HsnRate } from './read-gst-rates.ts'

type Db = Kysely<Database>

const entry = ['code', 'description', 'rate', 'effective_from as from'] as const

/** Writes rates; those that are there get their words anew. Answers how many lines are new or were changed. */
export async function putHsnRates(tx: Transaction<Database>, rates: readonly HsnRate[]): Promise<number> {
  const { rows } = await sql`
    INSERT INTO hsn_rates AS h (code, description, rate, effective_from, source)
    SELECT DISTINCT ON (code, effective_from, rate) code, description, rate, effective_from, source
    FROM unnest(${rates.map(({ code }) => code)}::text[], ${rates.map(({ description }) => description)}::text[],
      ${rates.map(({ rate }) => rate)}::numeric[], ${rates.map(({ from }) => from)}::date[],
      ${rates.map(({ source }) => source)}::text[]) AS given (code, description, rate, effective_from, source)
    ON CONFLICT (code, effective_from, rate) DO UPDATE SET description = excluded.description, source = excluded.source
    WHERE (h.description, h.source) IS DISTINCT FROM (excluded.description, excluded.source)
    RETURNING code`.execute(tx)
  return rows.length
}

/** Everything that the table says under the heading (the first four digits) of a code, whatever its days. */
export function selectHeading(db: Db, hsnCode: string): Promise<HsnEntry[]> {
  return db
    .selectFrom('hsn_rates')
    .select(entry)
    .where('code', 'like', `${hsnCode.slice(0, 4)}%`)
    .orderBy('code')
    .execute()
}

/** The whole table: a few hundred lines. */
export function selectHsnTable(db: Db): Promise<HsnEntry[]> {
  return db.selectFrom('hsn_rates').select(entry).orderBy('code').execute()
}

/** Lines whose code begins with these digits. */
export function selectByDigits(db: Db, digits: string, limit: number): Promise<HsnEntry[]> {
  return db
    .selectFrom('hsn_rates')
    .select(entry)
    .where('code', 'like', `${digits}%`)
    .orderBy('code')
    .orderBy('rate')
    .limit(limit)
    .execute()
}

/** All lines of the codes that have any of these words or nearly so, those first that have most of them. */
export async function selectByWords(db: Db, words: readonly string[], limit: number): Promise<HsnEntry[]> {
  const { rows } = await sql<HsnEntry>`
    WITH found AS (
      SELECT code, max(likeness) AS likeness FROM hsn_rates CROSS JOIN LATERAL (
        SELECT sum(alike) AS likeness, max(alike) AS best
        FROM unnest(${[...words]}::text[]) word CROSS JOIN LATERAL word_similarity(word, lower(description)) alike
      ) w
      WHERE best > 0.55 GROUP BY code ORDER BY likeness DESC, code LIMIT ${limit}
    )
    SELECT code, description, rate, effective_from AS "from" FROM found JOIN hsn_rates USING (code)
    ORDER BY likeness DESC, code, rate`.execute(db)
  return rows
}
