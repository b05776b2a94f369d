import type { Kysely } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** A mail that is owed: what it is about, not yet its words. */
export interface QueuedMail {
  /** One of the shop's kinds of mails, which writes it from this payload. */
  kind: string
  /** Names the event: the same event is never mailed twice, however often it is queued. */
  eventKey: string
  payload: object
}

const text = `
  INSERT INTO outbox (kind, event_key, payload, due_at, created_at) VALUES ($1, $2, $3::jsonb, $5, $4)
  ON CONFLICT (event_key) DO NOTHING`

/**
 * Queues a mail in the caller's transaction: it is sent if, and only if, that commits. `leavesAt`: not before (a command that
 * can be taken back; CommandWork has it). Default: at once.
 */
export async function queueMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  mail: QueuedMail,
  leavesAt?: Date,
): Promise<void> {
  const now = shop.clock()
  const values = [mail.kind, mail.eventKey, JSON.stringify(mail.payload), now, leavesAt ?? now]
  await prepared(db, { name: 'queue-mail', text, values })
}
