import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A mail about something, and how far it is. */
export type MailAbout = Pick<
  Selectable<Database['outbox']>,
  'created_at' | 'due_at' | 'sent_at' | 'tries' | 'last_error' | 'event_key'
> & { news: string }

/** Subject of mails: their kind, the field of their payload that names it, and its id. */
export interface MailSubject {
  kind: Selectable<Database['outbox']>['kind']
  field: string
  id: string
}

/** Lists the mails about a subject that are queued, or were sent within the days that sent mails are kept. */
export function listMailsAbout(db: Kysely<Database>, { kind, field, id }: MailSubject): Promise<MailAbout[]> {
  return db
    .selectFrom('outbox')
    .select(['created_at', 'due_at', 'sent_at', 'tries', 'last_error', 'event_key'])
    .select(sql<string>`payload ->> 'news'`.as('news'))
    .where('kind', '=', kind)
    .where(sql`payload ->> ${sql.lit(field)}`, '=', id)
    .orderBy('id')
    .execute()
}
