import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { uploadsFolder, uploadsPrefix } from './media-folders.ts'
import { isLeftBehind } from './sweep-temporary.ts'
import { holdOffKeeping } from './upload-locks.ts'

/** Files that one lock covers: reviews with a file wait for it. */
const atOnce = 100

/**
 * Removes uploads that no row of the database names and that are older than any request lasts: those of a transaction that
 * failed at its commit, of a review that is gone, of a process that was killed. Gives how many.
 */
export async function sweepUploads(shop: Shop): Promise<number> {
  const folder = uploadsFolder(shop.config)
  const names = await readdir(folder).catch(() => [])
  const old = []
  for (const name of names) if (await isLeftBehind(path.join(folder, name), shop.clock())) old.push(name)
  if (old.length === 0) return 0
  const named = await namedUploads(shop.db)
  const orphans = old.filter((name) => !named.has(name))
  for (let from = 0; from < orphans.length; from += atOnce) await remove(shop, orphans.slice(from, from + atOnce))
  return orphans.length
}

/** Whoever keeps the same content meanwhile has made the file young: such a one stays. */
function remove(shop: Shop, names: string[]): Promise<void> {
  return inTransaction(shop.pool, async (tx) => {
    await holdOffKeeping(tx)
    for (const name of names) {
      const file = path.join(uploadsFolder(shop.config), name)
      if (await isLeftBehind(file, shop.clock())) await rm(file, { recursive: true, force: true })
    }
  })
}

/** Removes files at once whose rows are gone (by their addresses), except for those that another row names. */
export async function dropUploads(shop: Shop, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  await inTransaction(shop.pool, async (tx) => {
    await holdOffKeeping(tx)
    const named = await namedUploads(tx)
    for (const url of urls) {
      const [name = ''] = url.startsWith(uploadsPrefix) ? url.slice(uploadsPrefix.length).split('/') : []
      const file = path.join(uploadsFolder(shop.config), name)
      if (name !== '' && !named.has(name)) await rm(file, { recursive: true, force: true })
    }
  })
}

/** Every upload that any text or JSON of any table names, so that a table that comes later is not forgotten here. */
async function namedUploads(db: Kysely<Database>): Promise<Set<string>> {
  const columns = await sql<{ table: string; columns: string[] }>`
    SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND udt_name IN ('text', '_text', 'jsonb')
    GROUP BY table_name`.execute(db)
  const named = new Set<string>()
  for (const { table, columns: texts } of columns.rows) {
    const row = sql`concat_ws(' ', ${sql.join(texts.map((column) => sql`${sql.ref(column)}::text`))})`
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT (regexp_matches(row.text, '/uploads/([[:alnum:]._-]+)', 'g'))[1] AS name
      FROM (SELECT ${row} AS text FROM ${sql.table(table)}) row WHERE row.text LIKE '%/uploads/%'`.execute(db)
    for (const { name } of rows) named.add(name)
  }
  return named
}
