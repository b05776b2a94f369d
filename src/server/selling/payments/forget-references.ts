import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Takes out of the references of what was paid for these orders, and paid back, whatever is no number of a bank's; gives the ids of
 * the refunds. The database decides what such a number is (0407).
 */
export async function forgetReferences(tx: Kysely<Database>, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    SELECT forget_references(${[...orderIds]}::text[]) AS ids`.execute(tx)
  return rows[0]?.ids ?? []
}
