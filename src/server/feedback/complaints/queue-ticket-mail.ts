import type { Kysely } from 'kysely'
import type { TicketNews } from '../../../shared/copy/support.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'

type Clock = Pick<Shop, 'clock'>

/** The event that a mail to a complainant reports; an answer is named by its message. */
export interface TicketMail {
  ticketId: string
  news: TicketNews
  messageId?: number
}

/** Owes the person a mail about a complaint, in the transaction of what happened to it. */
export function queueTicketMail(db: Kysely<Database>, shop: Clock, about: TicketMail): Promise<void> {
  const eventKey = `ticket:${about.ticketId}:${about.messageId ?? about.news}`
  const kind = about.news === 'received' ? 'ticket_received' : 'ticket_answer'
  return queueMail(db, shop, { kind, eventKey, payload: about })
}

/** Owes the shop a mail about a complaint that came in. */
export function queueTicketNotice(db: Kysely<Database>, shop: Clock, ticketId: string): Promise<void> {
  return queueMail(db, shop, { kind: 'ticket_notice', eventKey: `ticket:${ticketId}:notice`, payload: { ticketId } })
}
