import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { endpoint, success } from './endpoint.ts'
import { email, id, requiredId, variantId } from './fields.ts'

/** The key in a mail's link. */
const key = z.object({
  key: z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(100, forms.tooLong)),
})

/** State of a request: it waits, or its address has to be confirmed by a mail first. */
const StockRequestState = z.enum(['waiting', 'to_confirm'])
export type StockRequestState = z.infer<typeof StockRequestState>

/** A request; signed in without an address it is the account's. */
export const StockRequestInput = z.object({
  productId: requiredId,
  variantId,
  email: z.optional(z.nullable(z.union([z.literal(''), email], forms.email))),
})
export type StockRequestInput = z.infer<typeof StockRequestInput>

export const stockRequests = {
  askForStock: endpoint({
    method: 'POST',
    path: '/stock-request',
    summary:
      'Ask for a mail when something that is sold out can be bought again; again is the same. 409 where it is there',
    access: 'optional',
    rate: { within: ['stockRequestOfAddress', 'stockRequest'] },
    body: StockRequestInput,
    answer: success({ message: z.string(), data: z.strictObject({ state: StockRequestState }) }),
  }),
  confirmStockRequest: endpoint({
    method: 'POST',
    path: '/stock-request/confirm',
    summary: 'The address of a request is its sender’s: the key came by mail',
    access: 'optional',
    rate: { account: 'stockRequestKey', network: ['stockRequestKey'] },
    body: key,
    answer: success({ message: z.string(), data: z.strictObject({ productId: z.string(), name: z.string() }) }),
  }),
  endStockRequests: endpoint({
    method: 'POST',
    path: '/stock-request/end',
    summary:
      'No more mails about goods that are back, to the address that this key was mailed to (RFC 8058: also as a form)',
    access: 'optional',
    rate: { account: 'stockRequestKey', network: ['stockRequestKey'] },
    body: key,
    bodyFromQuery: true,
    answer: success({ message: z.string() }),
  }),
  ownStockRequests: endpoint({
    method: 'GET',
    path: '/stock-request/{id}',
    summary: 'What the caller has asked for of a product',
    access: 'shopper',
    params: z.object({ id }),
    answer: success({
      data: z.array(z.strictObject({ variantId: z.nullable(z.string()), state: StockRequestState })),
    }),
  }),
  withdrawStockRequest: endpoint({
    method: 'DELETE',
    path: '/stock-request',
    summary: 'Take one’s own request back',
    access: 'shopper',
    rate: { account: 'ownChange' },
    body: z.object({ productId: requiredId, variantId }),
    bodyFromQuery: true,
    answer: success({ message: z.string() }),
  }),
}
