import type { Kysely } from 'kysely'
import type { MailKind, MailPayloads } from '../../start/mail-kinds.ts'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** A mail that is owed: what it is about, not yet its words. */
export interface QueuedMail<K extends MailKind> {
  kind: K
  /** Names the event: the same event is never mailed twice, however often it is queued. */
  eventKey: string
  payload: MailPayloads[K]
}

const text = `
  INSERT INTO outbox (kind, event_key, payload, due_at, created_at) VALUES ($1, $2, $3::jsonb, $4, $4)
  ON CONFLICT (event_key) DO NOTHING`

/** Queues a mail in the caller's transaction: it is sent if, and only if, that commits. */
export async function queueMail<K extends MailKind>(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  mail: QueuedMail<K>,
): Promise<void> {
  const values = [mail.kind, mail.eventKey, JSON.stringify(mail.payload), shop.clock()]
  await prepared(db, { name: 'queue-mail', text, values })
}
