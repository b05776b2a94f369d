import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
/** A note about an order by a member of the staff. */
export type StoredNote = Pick<Selectable<Database['order_notes']>, 'text' | 'by_name' | 'created_at'>

/** Writes a note, in a command. */
export async function insertNote(db: Db, note: { orderId: string; text: string; by: string; at: Date }): Promise<void> {
  const { orderId, text, by, at } = note
  await db.insertInto('order_notes').values({ order_id: orderId, text, by_name: by, created_at: at }).execute()
}

/** The notes about an order, the newest first. */
export function listNotes(db: Db, orderId: string): Promise<StoredNote[]> {
  return db
    .selectFrom('order_notes')
    .select(['text', 'by_name', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
}

/** A move with who made it and by which command. */
export type StoredMove = Omit<Selectable<Database['order_moves']>, 'id' | 'order_id' | 'staff_id'>

/** Every move of an order, steps that were taken back too, the first one first. */
export function listMoves(db: Db, orderId: string): Promise<StoredMove[]> {
  return db
    .selectFrom('order_moves')
    .select(['from_status', 'to_status', 'moved_by', 'command_id', 'by_name', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
