import { type Kysely, sql } from 'kysely'
import { ask } from '../db/ask.ts'
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
  await ask(db, { name: 'queue-mail', text, values })
}

/** Returns whether the mail of an event has not left yet: neither sent nor tried. */
export async function isMailWaiting(db: Kysely<Database>, eventKey: string): Promise<boolean> {
  const mail = db.selectFrom('outbox').select('id').where('event_key', '=', eventKey)
  return (await mail.where('sent_at', 'is', null).where('tries', '=', 0).executeTakeFirst()) !== undefined
}

/** Returns whether a mail of this kind whose payload has these fields has not left yet: neither sent nor tried. */
export async function isLikeMailWaiting(db: Kysely<Database>, kind: string, fields: object): Promise<boolean> {
  const mail = db.selectFrom('outbox').select('id').where('kind', '=', kind)
  const like = mail.where(sql<boolean>`payload @> ${JSON.stringify(fields)}::jsonb`)
  return (await like.where('sent_at', 'is', null).where('tries', '=', 0).executeTakeFirst()) !== undefined
}

/** Result of the withdrawal of mails. */
export type Withdrawal = 'withdrawn' | 'gone' | 'none'

/** Takes back the mails of an event while they wait. `gone`: one has left, or is leaving. */
export async function withdrawMail(db: Kysely<Database>, eventKey: string): Promise<Withdrawal> {
  const mails = () => db.selectFrom('outbox').select('id').where('event_key', '=', eventKey)
  const taken = await db
    .deleteFrom('outbox')
    .where('event_key', '=', eventKey)
    .where('sent_at', 'is', null)
    .where('tries', '=', 0)
    .executeTakeFirst()
  if (taken.numDeletedRows > 0n) return 'withdrawn'
  return (await mails().executeTakeFirst()) ? 'gone' : 'none'
}
