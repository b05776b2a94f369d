import { orderMails } from '../../../shared/copy/order-mails.ts'
import { support, type TicketNews } from '../../../shared/copy/support.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { LetterPart } from '../../platform/mail/letter-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import type { TicketMail } from './queue-ticket-mail.ts'
import { ticketKey } from './ticket-key.ts'
import { momentInMail, paragraphs } from './ticket-letter.ts'
import { addTicketKey, findMessages, findTicket, type TicketRow } from './ticket-queries.ts'

const copy = support.mail

/**
 * The mail to somebody who complained, with a link that has a key of its own: none lies in the queue. Undefined where no
 * address was given, or the complaint is there no more. Only what the shop wrote is in it: anybody may type anybody's address.
 */
export async function writeTicketMail(
  shop: Shop,
  { ticketId, news, messageId }: TicketMail,
): Promise<Mail | undefined> {
  const ticket = await findTicket(shop.db, ticketId)
  if (!ticket?.email) return undefined
  const message = (await findMessages(shop.db, [ticketId])).find(({ id }) => id === messageId)
  const key = ticketKey(ticketId, shop.newToken())
  await addTicketKey(shop.db, ticketId, hashToken(key))
  const href = `${shop.config.publicUrl}/grievance/ticket#${ticket.number}.${key}`
  return {
    to: ticket.email,
    subject: copy.subject[news](ticket.number),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading[news] },
      { text: orderMails.greeting(null) },
      { text: whatHappened(ticket, news) },
      ...(message ? paragraphs(message.text) : []),
      { facts: [{ name: copy.number, lines: [ticket.number] }] },
      { button: { label: copy.button, href } },
      ...(news === 'received' ? [{ text: copy.notYou } satisfies LetterPart] : []),
    ]),
  }
}

function whatHappened({ answer_by, solve_by }: TicketRow, news: TicketNews): string {
  if (news === 'received') return copy.received(momentInMail(answer_by), momentInMail(solve_by))
  return news === 'answered' ? copy.answered(momentInMail(solve_by)) : copy.solved
}
