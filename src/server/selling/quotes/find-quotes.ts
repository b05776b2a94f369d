import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { readPhone } from '../orders/office-search-queries.ts'

const wholePhone = 10

/** Quotations by their number or by the whole phone number of who asked, the newest first. */
export async function findQuotesForStaff(
  db: Kysely<Database>,
  text: string,
  limit: number,
): Promise<{ id: string; number: string; name: string }[]> {
  const phone = readPhone(text)
  const { rows } = await sql<{ id: string; number: string; name: string }>`
    SELECT id, number, name FROM quotes
    WHERE ${phone?.length === wholePhone ? sql`phone = ${phone}` : sql`number = ${text.toUpperCase()}`}
    ORDER BY created_at DESC, id LIMIT ${limit}`.execute(db)
  return rows
}
