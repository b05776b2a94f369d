import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Picture } from './picture-of.ts'

/** One statement's share of pictures as bytes. */
const batch = 50

/** A picture in several sizes: its name, and its plain one as WebP. */
export interface KeptPicture {
  name: string
  webp: Buffer
}

/** Keeps pictures; those that are there already stay. */
export async function storePictures(tx: Transaction<Database>, pictures: Iterable<Picture>): Promise<void> {
  const rows = JSON.stringify([...pictures])
  await sql`INSERT INTO pictures (hash, svg) SELECT hash, svg FROM json_populate_recordset(NULL::pictures, ${rows}::json)
    ON CONFLICT (hash) DO NOTHING`.execute(tx)
}

/** Keeps the plain size of pictures, so that orders and processes without the file can show them. */
export async function storePlainSizes(tx: Transaction<Database>, pictures: readonly KeptPicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += batch) {
    const values = pictures.slice(start, start + batch).map(({ name, webp }) => ({ hash: name, webp }))
    await tx
      .insertInto('pictures')
      .values(values)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
}

/** Those of the names that are not kept yet. */
export async function selectUnkept(tx: Transaction<Database>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await tx.selectFrom('pictures').select('hash').where('hash', 'in', names).execute()
  const kept = new Set(rows.map((row) => row.hash))
  return names.filter((name) => !kept.has(name))
}

/** A drawing, or the plain size of a picture. */
export async function selectPicture(db: Kysely<Database>, hash: string): Promise<string | Buffer | undefined> {
  const row = await db.selectFrom('pictures').select(['svg', 'webp']).where('hash', '=', hash).executeTakeFirst()
  return row?.svg ?? row?.webp ?? undefined
}
