import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'

/** A mail that is owed: what it is about, not yet its words. */
export interface QueuedMail<K extends MailKind> {
  kind: K
  /** Names the event: the same event is never mailed twice, however often it is queued. */
  eventKey: string
  payload: MailPayloads[K]
}

/** Queues a mail in the caller's transaction: it is sent if, and only if, that commits. */
export async function queueMail<K extends MailKind>(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  mail: QueuedMail<K>,
): Promise<void> {
  const now = shop.clock()
  await db
    .insertInto('outbox')
    .values({
      kind: mail.kind,
      event_key: mail.eventKey,
      payload: JSON.stringify(mail.payload),
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute()
}
