import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/**
 * Pieces of a line that came back by one credit note; what is neither restocked, scrapped nor put right by hand waits to be
 * looked at.
 */
interface ReturnedPieces {
  position: number
  pieces: number
  restocked: number
  scrapped: number
  by_hand: number
}

/** Writes pieces of a locked order that came back, and counts them on its lines. More than there are breaks the transaction. */
export async function insertReturned(
  tx: Db,
  { creditNoteId, orderId, at }: { creditNoteId: string; orderId: string; at: Date },
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  if (pieces.length === 0) return
  const rows = pieces.map((each) => ({ ...each, credit_note_id: creditNoteId, order_id: orderId, created_at: at }))
  await tx.insertInto('returned_pieces').values(rows).execute()
  for (const { position, pieces: back } of pieces) {
    await tx
      .updateTable('order_lines')
      .set({ returned: sql`returned + ${back}` })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
  }
}

/** Lists the pieces of an order that came back, the oldest first. */
export function listReturned(db: Db, orderId: string): Promise<(ReturnedPieces & { credit_note_id: string })[]> {
  return db
    .selectFrom('returned_pieces')
    .select(['credit_note_id', 'position', 'pieces', 'restocked', 'scrapped', 'by_hand'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('position')
    .execute()
}

/** Returns how many pieces of a line wait to be looked at. */
export function waiting({ pieces, restocked, scrapped, by_hand }: ReturnedPieces): number {
  return pieces - restocked - scrapped - by_hand
}

/** Writes what became of pieces that waited; of a locked order. */
export async function decideReturned(
  tx: Db,
  {
    creditNoteId,
    position,
    restock,
    scrap,
  }: { creditNoteId: string; position: number; restock: number; scrap: number },
): Promise<void> {
  await tx
    .updateTable('returned_pieces')
    .set({ restocked: sql`restocked + ${restock}`, scrapped: sql`scrapped + ${scrap}` })
    .where('credit_note_id', '=', creditNoteId)
    .where('position', '=', position)
    .execute()
}

/** Counts an order's version on: whoever saw the one before has to look again. Gives it. */
export async function countVersion(
  tx: Db,
  { id, version }: { id: string; version: number },
  at: Date,
): Promise<number> {
  const next = version + 1
  await tx.updateTable('orders').set({ version: next, updated_at: at }).where('id', '=', id).execute()
  return next
}
