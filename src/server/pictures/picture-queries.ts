import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Picture } from './picture-of.ts'

/** Keeps pictures; those that are there already stay. */
export async function storePictures(tx: Transaction<Database>, pictures: Iterable<Picture>): Promise<void> {
  const rows = JSON.stringify([...pictures])
  await sql`INSERT INTO pictures (hash, svg) SELECT hash, svg FROM json_populate_recordset(NULL::pictures, ${rows}::json)
    ON CONFLICT (hash) DO NOTHING`.execute(tx)
}

/** The drawing of a picture. */
export async function selectPicture(db: Kysely<Database>, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('pictures').select('svg').where('hash', '=', hash).executeTakeFirst()
  return row?.svg
}
