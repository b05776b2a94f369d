import { type Insertable, type Kysely, sql } from 'kysely'
import { inTransaction } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'

type Db = Kysely<Database>

/** A message on its way, with where it goes. */
export interface DueNote {
  id: number
  device_id: string
  staff_id: string
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  message: { title: string; body: string; path: string }
  kind: Database['push_notes']['kind']
  expires_at: Date
  tries: number
}

/** Between two tries, by how many there were; the last one repeats until the message is of no use any more. */
const gapSeconds = [20, 60, 300, 900, 1800]
const keptDays = 30

/** Queues messages; one that was queued for the same event is left as it is. */
export async function queueNotes(db: Db, notes: readonly Insertable<Database['push_notes']>[]): Promise<void> {
  if (notes.length === 0) return
  await db
    .insertInto('push_notes')
    .values([...notes])
    .onConflict((same) => same.doNothing())
    .execute()
}

/**
 * Lends the next message that is due. What is of no use any more (too late, its order seen or moved meanwhile, its person
 * gone) is passed over and forgotten.
 */
export async function takeDueNote({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<DueNote | undefined> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    await dropUseless(tx, now)
    const { rows } = await sql<DueNote>`
      SELECT n.id, n.device_id, d.staff_id, d.endpoint, d.p256dh, d.auth, n.message, n.kind, n.expires_at, n.tries
      FROM push_notes n JOIN push_devices d ON d.id = n.device_id
      WHERE n.sent_at IS NULL AND n.due_at <= ${now} ORDER BY n.due_at LIMIT 1 FOR UPDATE OF n SKIP LOCKED`.execute(tx)
    const [due] = rows
    if (!due) return undefined
    await postpone(tx, due, now, null)
    return due
  })
}

async function dropUseless(tx: Db, now: Date): Promise<void> {
  await sql`
    DELETE FROM push_notes n WHERE n.sent_at IS NULL AND n.due_at <= ${now} AND (
      n.expires_at <= ${now}
      OR n.order_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM orders o LEFT JOIN order_alerts a ON a.order_id = o.id
        WHERE o.id = n.order_id AND o.status = 'pending' AND a.seen_at IS NULL)
      OR NOT EXISTS (
        SELECT FROM push_devices d JOIN staff s ON s.id = d.staff_id WHERE d.id = n.device_id AND s.active))`.execute(
    tx,
  )
}

/** Tried once more after a gap, or when the push service wants it. */
export async function postpone(
  db: Db,
  { id, tries }: Pick<DueNote, 'id' | 'tries'>,
  now: Date,
  retryAfterSeconds: number | null,
): Promise<void> {
  const gap = gapSeconds[Math.min(tries, gapSeconds.length - 1)] ?? 60
  const due = new Date(now.getTime() + 1000 * Math.max(gap, Math.min(retryAfterSeconds ?? 0, 3600)))
  await db
    .updateTable('push_notes')
    .set({ tries: tries + 1, due_at: due })
    .where('id', '=', id)
    .execute()
}

/** The push service has it. */
export async function markDelivered(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('push_notes').set({ sent_at: at, last_error: null }).where('id', '=', id).execute()
}

/** Stores the reason why a message was not sent. */
export async function noteRefusal(db: Db, id: number, error: string): Promise<void> {
  await db.updateTable('push_notes').set({ last_error: error }).where('id', '=', id).execute()
}

/** A message that its push service will never take. */
export async function dropNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_notes').where('id', '=', id).execute()
}

/** Forgets what was sent long ago. */
export async function dropOldNotes({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000)
  await db.deleteFrom('push_notes').where('sent_at', '<', before).execute()
}
