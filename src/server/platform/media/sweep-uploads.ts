import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../db/ask.ts'
import type { Database } from '../db/schema.ts'
import { keptNameOf, uploadsPrefix } from '../files/file-names.ts'
import type { Shop } from '../shop.ts'
import { isLeftBehind } from './sweep-temporary.ts'
import { holdOffKeeping, mayRemove } from './upload-locks.ts'

/** Files that one lock covers: reviews with a file wait for it. What lies elsewhere takes longer. */
const atOnce = 100
const atOnceElsewhere = 5

/**
 * Removes uploads that no row of the database names and that are older than any request lasts: those of a transaction that
 * failed at its commit, of a review that is gone, of a process that was killed. Gives how many it found.
 */
export async function sweepUploads(shop: Shop): Promise<number> {
  const old: string[] = []
  for await (const { name, keptAt } of shop.files.names()) if (isLeftBehind(keptAt, shop.clock())) old.push(name)
  if (old.length === 0) return 0
  const named = await namedUploads(shop.db)
  const orphans = old.filter((name) => !named.has(name))
  const step = shop.files.bucket === null ? atOnce : atOnceElsewhere
  for (let from = 0; from < orphans.length; from += step) await remove(shop, orphans.slice(from, from + step))
  return orphans.length
}

/** Whoever keeps the same content meanwhile has made the file young: such a one stays. */
function remove(shop: Shop, names: string[]): Promise<void> {
  return inTransaction(shop.db, async (tx) => {
    await holdOffKeeping(tx)
    if (!(await mayRemove(tx))) return
    for (const name of names) {
      const keptAt = await shop.files.keptAt(name)
      if (keptAt && isLeftBehind(keptAt, shop.clock())) await shop.files.remove(name)
    }
  })
}

/**
 * Removes files at once whose rows are gone (by their addresses), except for those that another row names. What lies elsewhere is left to
 * the sweep while a backup reads it there, and where the storage does not answer.
 */
export async function dropUploads(shop: Shop, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  try {
    await inTransaction(shop.db, (tx) => drop(shop, tx, urls))
  } catch (error) {
    if (shop.files.bucket === null) throw error
    shop.log.warn({ err: error }, 'files of nobody are left to the sweep')
  }
}

async function drop({ files }: Shop, tx: Kysely<Database>, urls: string[]): Promise<void> {
  await holdOffKeeping(tx)
  if (!(await mayRemove(tx))) return
  const named = await namedUploads(tx)
  for (const url of urls) {
    const name = url.startsWith(uploadsPrefix) ? keptNameOf(url.slice(uploadsPrefix.length)) : ''
    if (name !== '' && !named.has(name)) await files.remove(name)
  }
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
