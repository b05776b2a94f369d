import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A mail about an order, and how far it is. */
export type MailAbout = Pick<
  Selectable<Database['outbox']>,
  'created_at' | 'due_at' | 'sent_at' | 'tries' | 'last_error' | 'event_key'
> & { news: string }

/** The mails about an order that are queued, or were sent within the days that sent mails are kept. */
export function listMailsAboutOrder(db: Kysely<Database>, orderId: string): Promise<MailAbout[]> {
  return db
    .selectFrom('outbox')
    .select(['created_at', 'due_at', 'sent_at', 'tries', 'last_error', 'event_key'])
    .select(sql<string>`payload ->> 'news'`.as('news'))
    .where('kind', '=', 'order_news')
    .where(sql`payload ->> 'orderId'`, '=', orderId)
    .orderBy('id')
    .execute()
}
