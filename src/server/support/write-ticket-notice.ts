import { support } from '../../shared/copy/support.ts'
import { shopFacts } from '../../shared/shop-facts.ts'
import { deliveryTerms } from '../platform/delivery-terms.ts'
import { letter } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { indianMoment, paragraphs } from './ticket-letter.ts'
import { findMessages, findTicket } from './ticket-queries.ts'

const copy = support.notice

/** The mail to the shop's grievance officer about a complaint; undefined where it is there no more. */
export async function writeTicketNotice(shop: Shop, { ticketId }: { ticketId: string }): Promise<Mail | undefined> {
  const ticket = await findTicket(shop.db, ticketId)
  const [complaint] = await findMessages(shop.db, [ticketId])
  if (!ticket || !complaint) return undefined
  const { number, name, phone, email, order_number: order } = ticket
  const [answerBy, solveBy] = [indianMoment(ticket.answer_by), indianMoment(ticket.solve_by)]
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
    to: shopFacts(shop.config.seller, deliveryTerms(shop.config)).officer.email,
    subject: copy.subject(number, answerBy),
    ...letter([
      { heading: copy.heading },
      { facts: facts.flatMap(([name, line]) => (line === null ? [] : [{ name, lines: [line] }])) },
      ...paragraphs(complaint.text),
    ]),
  }
}
