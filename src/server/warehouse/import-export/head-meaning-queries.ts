import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Returns the meanings last given to the columns of a list; none: {}. */
export async function readMeanings(db: Db, list: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('head_meanings').select('meanings').where('list', '=', list).executeTakeFirst()
  return row?.meanings ?? {}
}

/** Remembers it for the next time: what is said now goes before what was. */
export async function keepMeanings(tx: Db, list: string, meanings: Record<string, string>, at: Date): Promise<void> {
  await tx
    .insertInto('head_meanings')
    .values({ list, meanings: JSON.stringify(meanings), updated_at: at })
    .onConflict((same) =>
      same.column('list').doUpdateSet({
        meanings: sql`head_meanings.meanings || excluded.meanings`,
        version: sql`head_meanings.version + 1`,
        updated_at: at,
      }),
    )
    .execute()
}

/** The lists that are known by name. */
export async function listKnownLists(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('head_meanings').select('list').orderBy('list').limit(200).execute()
  return rows.map(({ list }) => list)
}
