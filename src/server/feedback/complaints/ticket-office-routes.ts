import type { FastifyInstance } from 'fastify'
import { officeTickets } from '../../../shared/contract/office/tickets.ts'
import { officeTicketCopy } from '../../../shared/copy/office/tickets.ts'
import { limits } from '../../../shared/limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { readOf, recordContactReads } from '../../staff/contact-reads.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { answerTicket } from './answer-ticket.ts'
import { listTickets } from './list-tickets.ts'
import { solveTicket } from './solve-ticket.ts'
import type { MovedTicket } from './tell-complainant.ts'

/** Complaints, for the people of the shop. */
export function ticketOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeTickets.tickets, async ({ query: { which, page }, staff }) => {
    const { tickets, counts } = await listTickets(shop, which, page)
    const reached = tickets.filter(({ phone }) => phone !== null)
    const seen = reached.map(({ userId, number }) => readOf(userId, { subject: 'ticket', id: number }))
    await recordContactReads(shop, staff, seen)
    return { data: tickets, counts, pageSize: limits.pageSizeMax }
  })
  staffCommand(office, shop, officeTickets.answerTicket, async ({ params, body }, work) => {
    tell(work, await answerTicket(shop, work, { number: params.number, text: body.text }))
    return { message: officeTicketCopy.answered }
  })
  staffCommand(office, shop, officeTickets.solveTicket, async ({ params, body }, work) => {
    tell(work, await solveTicket(shop, work, { number: params.number, text: body.text }))
    return { message: officeTicketCopy.solved }
  })
}

/** Into the history: how far the complaint is. What was written stands in the complaint itself. */
function tell(work: CommandWork, { before, after }: MovedTicket): void {
  work.about({ kind: 'ticket', id: after.id, name: after.number })
  work.changed('ticket', after.id, { state: before.state }, { state: after.state })
}
