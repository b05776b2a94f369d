import * as z from 'zod/mini'
import { officeRequestCopy } from '../../copy/office/return-requests.ts'
import type { CommandName } from '../../office/commands.ts'
import { refundReference } from '../../office/refund-ways.ts'
import { requestStates } from '../../return-requests.ts'
import { success } from '../endpoint.ts'
import { line, moment, pageNumber } from '../fields.ts'
import { ReturnRequest } from '../return-requests.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A request as the shop sees it: also who it is from, what may be done next, and who has done what. */
export const OfficeReturnRequest = z.extend(ReturnRequest, {
  customer: z.string(),
  isLate: z.boolean(),
  next: z.array(z.enum(requestStates)),
  steps: z.array(
    z.strictObject({
      state: z.enum(requestStates),
      at: moment,
      note: z.string(),
      /** Null: the customer. */
      by: z.nullable(z.string()),
    }),
  ),
})
export type OfficeReturnRequest = z.infer<typeof OfficeReturnRequest>

const params = z.object({ number: z.string().check(z.maxLength(40)) })
const saw = z.enum(requestStates)

/** A step of a request: `saw` is the state that the person saw. */
function step<const Name extends CommandName, const Path extends string>(name: Name, path: Path, summary: string) {
  return staffEndpoint({
    method: 'POST',
    path: `/return-requests/{number}/${path}` as `/return-requests/{number}/${Path}`,
    summary,
    needs: 'orders.return',
    command: name,
    params,
    body: z.strictObject({ saw }),
    answer: success({ message: z.string() }),
  })
}

/** Requests of customers to return goods or to cancel, and what the shop does with them. */
export const officeReturnRequests = {
  listReturnRequests: staffEndpoint({
    method: 'GET',
    path: '/return-requests',
    summary: 'Requests that are open, by when their answer is due, or closed, newest first; of one order or of all',
    needs: 'orders.return',
    query: z.object({
      which: z._default(z.enum(['open', 'closed', 'all']), 'open'),
      order: z.optional(z.string().check(z.maxLength(100))),
      page: pageNumber,
    }),
    answer: success({
      data: z.array(OfficeReturnRequest),
      counts: z.strictObject({ open: z.int(), toAnswer: z.int(), late: z.int() }),
      pageSize: z.int(),
      /** Of one order: its delivery charge is still to be credited by the terms. Of all: false. */
      deliveryOwed: z.boolean(),
    }),
  }),
  returnRequestPhoto: staffEndpoint({
    method: 'GET',
    path: '/return-requests/photo/{id}',
    summary: 'A photo of a request',
    needs: 'orders.return',
    givesFile: true,
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: success({}),
  }),
  acceptReturnRequest: step('return_request.accept', 'accept', 'Accepts it; a cancellation is cancelled with it'),
  refuseReturnRequest: staffEndpoint({
    method: 'POST',
    path: '/return-requests/{number}/refuse',
    summary: 'Declines it with a reason that the customer reads',
    needs: 'orders.return',
    command: 'return_request.refuse',
    params,
    body: z.strictObject({ saw, reason: z.optional(z.string()) }),
    answer: success({ message: z.string() }),
  }),
  pickUpReturnRequest: step('return_request.pick_up', 'pick-up', 'The goods are picked up'),
  arriveReturnRequest: step('return_request.arrive', 'arrive', 'The goods have arrived'),
  inspectReturnRequest: step('return_request.inspect', 'inspect', 'The goods are inspected'),
  refundReturnRequest: staffEndpoint({
    method: 'POST',
    path: '/return-requests/{number}/refund',
    summary: 'Tells the customer that the refund is made, with its reference; pays nothing by itself',
    needs: 'orders.return',
    command: 'return_request.refund',
    params,
    body: z.strictObject({
      saw,
      reference: line(60).check(z.regex(refundReference, officeRequestCopy.referenceShape)),
    }),
    answer: success({ message: z.string() }),
  }),
}
