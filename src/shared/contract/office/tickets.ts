import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { success } from '../endpoint.ts'
import { pageNumber, paragraph } from '../fields.ts'
import { Ticket } from '../support.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A complaint as the shop sees it: also who it is from, and whether what is to be done next is late. */
export const OfficeTicket = z.extend(Ticket, {
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  isLate: z.boolean(),
})
export type OfficeTicket = z.infer<typeof OfficeTicket>

const params = z.object({ number: z.string().check(z.maxLength(40)) })
const said = z.strictObject({ text: paragraph(limits.ticketTextMax, 'Please write what the person is told') })
const told = success({ message: z.string() })

/** Complaints, and the law's two clocks: an answer within 48 hours, a solution within a month. */
export const officeTickets = {
  tickets: staffEndpoint({
    method: 'GET',
    path: '/tickets',
    summary: 'Complaints that wait, late ones first; or those that are solved',
    needs: 'tickets.see',
    query: z.object({
      which: z._default(z.enum(['waiting', 'solved']), 'waiting'),
      page: pageNumber,
    }),
    answer: success({
      data: z.array(OfficeTicket),
      counts: z.strictObject({
        toAnswer: z.number(),
        answersLate: z.number(),
        toSolve: z.number(),
        solutionsLate: z.number(),
      }),
      pageSize: z.number(),
    }),
  }),
  answerTicket: staffEndpoint({
    method: 'POST',
    path: '/tickets/{number}/answer',
    summary: 'Answers a complaint: the person gets it by mail',
    needs: 'tickets.answer',
    command: 'ticket.answer',
    // it stands in the complaint, which goes with its person
    secrets: ['text'],
    params,
    body: said,
    answer: told,
  }),
  solveTicket: staffEndpoint({
    method: 'POST',
    path: '/tickets/{number}/solve',
    summary: 'Closes a complaint with its last answer',
    needs: 'tickets.answer',
    command: 'ticket.solve',
    secrets: ['text'],
    params,
    body: said,
    answer: told,
  }),
}
