import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

/** Payload of a mail with the link of a quotation. */
export interface QuoteMail {
  quoteId: string
}

/** The event of a mail with a quotation: it was asked for, or sent by this command. */
interface QuoteNews extends QuoteMail {
  event: 'asked' | { commandId: string; leavesAt: Date }
}

/** Owes who asked for a quotation the link to it, in the transaction of what happened. */
export function queueQuoteMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { quoteId, event }: QuoteNews,
): Promise<void> {
  const isAsked = event === 'asked'
  const mail = {
    kind: isAsked ? 'quote_asked' : 'quote_sent',
    eventKey: `quote:${quoteId}:${isAsked ? 'asked' : event.commandId}`,
    payload: { quoteId },
  }
  return queueMail(db, shop, mail, isAsked ? undefined : event.leavesAt)
}
