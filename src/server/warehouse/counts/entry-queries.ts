import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Writes what somebody saw. */
export async function insertEntry(tx: Transaction<Database>, entry: Insertable<Database['count_entries']>) {
  await tx.insertInto('count_entries').values(entry).execute()
}

/** The last word of a round on a thing, and who said it. */
export interface RoundOfLine {
  lineId: number
  round: number
  counted: number
  by: string
}

/** Returns the result of each round of a count, the first round first. */
export async function listRounds(db: Kysely<Database>, countId: string): Promise<RoundOfLine[]> {
  const { rows } = await sql<RoundOfLine>`
    SELECT DISTINCT ON (e.line_id, e.round) e.line_id AS "lineId", e.round, e.counted, e.by_name AS by
    FROM count_entries e JOIN count_lines l ON l.id = e.line_id
    WHERE l.count_id = ${countId} ORDER BY e.line_id, e.round, e.id DESC`.execute(db)
  return rows
}

/** Returns who counted which line of a count, in any round. */
export async function listCounters(
  db: Kysely<Database>,
  countId: string,
): Promise<{ lineId: number; staffId: string }[]> {
  const { rows } = await sql<{ lineId: number; staffId: string }>`
    SELECT DISTINCT e.line_id AS "lineId", e.staff_id AS "staffId"
    FROM count_entries e JOIN count_lines l ON l.id = e.line_id
    WHERE l.count_id = ${countId} AND e.staff_id IS NOT NULL`.execute(db)
  return rows
}
