import { support } from '../../../shared/copy/support.ts'
import { shopFacts } from '../../../shared/shop-facts.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { momentInMail, paragraphs } from './ticket-letter.ts'
import { findMessages, findTicket } from './ticket-queries.ts'

const copy = support.notice

/** The mail to the shop's grievance officer about a complaint; undefined where it is there no more, or there is nobody to tell. */
export async function writeTicketNotice(shop: Shop, { ticketId }: { ticketId: string }): Promise<Mail | undefined> {
  const ticket = await findTicket(shop.db, ticketId)
  const [complaint] = await findMessages(shop.db, [ticketId])
  const { email: to } = shopFacts(shop.settings.identity()).officer
  if (!ticket || !complaint || to === '') return undefined
  const { number, name, phone, email, order_number: order } = ticket
  const [answerBy, solveBy] = [momentInMail(ticket.answer_by), momentInMail(ticket.solve_by)]
  const facts: [string, string | null][] = [
    [support.mail.number, number],
    [copy.from, name],
    [copy.phone, phone],
    [copy.email, email],
    [support.mail.order, order],
    [copy.answerBy, answerBy],
    [copy.solveBy, solveBy],
  ]
  return {
    to,
    subject: copy.subject(number, answerBy),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading },
      { facts: facts.flatMap(([name, line]) => (line === null ? [] : [{ name, lines: [line] }])) },
      ...paragraphs(complaint.text),
    ]),
  }
}
