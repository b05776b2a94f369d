import { type Kysely, sql } from 'kysely'
import type { DictionaryWord, SearchMiss } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryLimits as bounds } from '../../../shared/dictionary-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
const columns = ['id as _id', 'said', 'meant', 'note', 'version'] as const

/** Every entry that holds, by what is said. */
export async function selectEntries(db: Db): Promise<{ said: string; meant: string }[]> {
  return db.selectFrom('dictionary').select(['said', 'meant']).where('removed_at', 'is', null).orderBy('said').execute()
}

/** Returns the words of entries that were removed. */
export async function selectTakenOut(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('dictionary').select('said').where('removed_at', 'is not', null).execute()
  return rows.map(({ said }) => said)
}

/** A page of the entries that have a text in what is said or meant, and how many there are. */
export async function selectWords(
  db: Db,
  text: string,
  page: number,
): Promise<{ words: DictionaryWord[]; total: number }> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('dictionary')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`lower(said || ' ' || meant) LIKE ${like}`)
  const words = found
    .select(columns)
    .orderBy('said')
    .orderBy('id')
    .limit(bounds.page)
    .offset((page - 1) * bounds.page)
  const count = found.select((eb) => eb.fn.countAll<number>().as('total'))
  const [rows, counted] = await Promise.all([words.execute(), count.executeTakeFirst()])
  return { words: rows, total: Number(counted?.total ?? 0) }
}

/** One entry that holds. */
export function selectWord(db: Db, id: string): Promise<DictionaryWord | undefined> {
  return db
    .selectFrom('dictionary')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The same, held until the transaction ends; also one that was taken out. */
export function lockWord(db: Db, id: string): Promise<(DictionaryWord & { removed_at: Date | null }) | undefined> {
  return db
    .selectFrom('dictionary')
    .select([...columns, 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the texts that were most often searched for in vain. */
export async function selectMisses(db: Db): Promise<SearchMiss[]> {
  const query = db.selectFrom('search_misses').select(['text', 'times', 'last_at']).where('hidden_at', 'is', null)
  const rows = await query
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('text')
    .limit(bounds.page)
    .execute()
  return rows.map(({ text, times, last_at }) => ({ text, times, lastAt: last_at.toISOString() }))
}

/**
 * Adds to how often texts were searched for in vain. Old ones go, and where there is no room those that came once, the longest ago:
 * thousands of made-up texts keep no new word out, and take none away that is asked for again and again.
 */
export async function addMisses(db: Db, misses: readonly { key: string; times: number }[], now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - bounds.missDays * 86_400_000)
  await db.deleteFrom('search_misses').where('last_at', '<', oldest).execute()
  await sql`INSERT INTO search_misses AS kept (text, times, first_at, last_at)
    SELECT text, sum(times)::int, ${now}, ${now}
      FROM unnest(${misses.map(({ key }) => key)}::text[], ${misses.map(({ times }) => times)}::int[]) AS m (text, times)
      GROUP BY text ORDER BY text
    ON CONFLICT (text) DO UPDATE SET times = kept.times + excluded.times, last_at = excluded.last_at`.execute(db)
  await sql`DELETE FROM search_misses WHERE text IN (
    SELECT text FROM search_misses ORDER BY times > 1 DESC, last_at DESC, text OFFSET ${bounds.missesMax})`.execute(db)
}

/** Forgets the texts that were searched for in vain and hold one of these. */
export async function forgetMissesWith(db: Db, texts: readonly string[]): Promise<void> {
  await sql`DELETE FROM search_misses m USING unnest(${[...texts]}::text[]) AS t (held)
    WHERE position(t.held in m.text) > 0`.execute(db)
}

/** Forgets a text that was searched for in vain. */
export async function forgetMiss(db: Db, text: string): Promise<void> {
  await db.deleteFrom('search_misses').where('text', '=', text).execute()
}
