import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'

/** One statement's share: large enough to be fast, small enough for any server's memory. */
const BATCH = 2000

/**
 * Inserts many rows, in few statements. The columns are those of the first row; objects are written as jsonb, lists as
 * arrays. For loading only: the demo is the exception to "one noun writes one table" (docs/decisions/demo-loader.md).
 */
export async function insertRows<T extends keyof Database>(
  tx: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const target = sql.table(table)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH))
    await sql`INSERT INTO ${target} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${target}, ${batch}::json)`.execute(tx)
  }
}
