import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { email, moment, optionalLine, paragraph, phonenumber, username } from './fields.ts'

/** State of a complaint: nobody of the shop has answered, somebody has, it is solved. */
export const TicketState = z.enum(['open', 'answered', 'solved'])
export type TicketState = z.infer<typeof TicketState>

/** A field of a form that may stay empty. */
const orNothing = <T extends z.ZodMiniType>(field: T, problem: string) =>
  z.optional(z.nullable(z.union([z.literal(''), field], problem)))

/** A complaint; there has to be one way to answer, phone or email. */
export const TicketInput = z
  .object({
    name: username,
    phone: orNothing(phonenumber, forms.phoneTenDigits),
    email: orNothing(email, forms.email),
    orderNumber: optionalLine(limits.orderNumberMax),
    text: paragraph(limits.ticketTextMax, forms.complaintText),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      error: forms.wayToAnswer,
      path: ['phone'],
      // told together with what is wrong with the other fields
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type TicketInput = z.infer<typeof TicketInput>

/** Key that opens a complaint: as it is shown after sending, or as a mail's link has it. */
export const TicketKeyInput = z.object({
  number: z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(40, forms.tooLong)),
  key: z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(100, forms.tooLong)),
})

/** A complaint as whoever has its key sees it: nothing that says who it is from. */
export const Ticket = z.strictObject({
  number: z.string(),
  state: TicketState,
  orderNumber: z.nullable(z.string()),
  receivedAt: moment,
  answerBy: moment,
  answeredAt: z.nullable(moment),
  solveBy: moment,
  solvedAt: z.nullable(moment),
  /** Oldest first; the first is the complaint itself. */
  messages: z.array(z.strictObject({ author: z.enum(['person', 'shop']), text: z.string(), at: moment })),
})
export type Ticket = z.infer<typeof Ticket>

export const support = {
  openTicket: endpoint({
    method: 'POST',
    path: '/support/tickets',
    summary:
      'Complain, signed in or not; a repeat with the same Idempotency-Key and content is 200 with the first answer',
    access: 'optional',
    rate: { within: ['ticket', 'ticketOfNetwork', 'ticketOfNetworkDaily'] },
    body: TicketInput,
    status: 201,
    answer: success({
      message: z.string(),
      data: z.strictObject({ number: z.string(), key: z.string(), answerBy: moment, solveBy: moment }),
    }),
  }),
  // a POST although nothing is written: the key stands in no address, which proxies and browsers keep
  ticket: endpoint({
    method: 'POST',
    path: '/support/tickets/{number}',
    summary: 'How a complaint stands; 404 for an unknown number and for a wrong key alike',
    access: 'optional',
    rate: { account: 'ticketKey', network: ['ticketKey'] },
    params: z.object({ number: z.string() }),
    body: z.pick(TicketKeyInput, { key: true }),
    answer: success({ data: Ticket }),
  }),
  // `optional` although nobody is asked for: public reads are kept as bytes, and this one is personal
  ticketByAddress: endpoint({
    method: 'GET',
    path: '/support/tickets/{number}',
    summary: 'The same with the key in the address, as CONTRACT §7 has it; the shop’s own pages send it in the body',
    access: 'optional',
    params: z.object({ number: z.string() }),
    query: z.pick(TicketKeyInput, { key: true }),
    answer: success({ data: Ticket }),
  }),
}
