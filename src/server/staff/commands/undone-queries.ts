import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Author and moment of an undo. */
export interface Undone {
  name: string
  at: Date
}

/** Of these commands those that were taken back, by their ids. */
export async function findUndone(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Undone>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('commands').select(['undoes', 'by_name', 'at']).where('undoes', 'in', ids).execute()
  return new Map(rows.map(({ undoes, by_name, at }) => [undoes ?? '', { name: by_name, at }]))
}
