import * as z from 'zod/mini'
import { returnRequestFaults } from '../copy/return-request-faults.ts'
import { limits } from '../limits.ts'
import { returnPayers } from '../return-payer.ts'
import { requestKinds, requestLimits, requestStates, returnReasons } from '../return-requests.ts'
import { endpoint, success } from './endpoint.ts'
import { emptyText, id, moment } from './fields.ts'

/** The pieces of an order's line; `position` counts the order's lines from 1. */
const Line = z.object({
  position: z.int(returnRequestFaults.noLine).check(z.gte(1, returnRequestFaults.noLine), z.lte(limits.quantityMax)),
  pieces: z
    .int(returnRequestFaults.wholePieces)
    .check(z.gte(1, returnRequestFaults.wholePieces), z.lte(limits.quantityMax, returnRequestFaults.tooManyPieces)),
})

/** In a form with photos the lines are JSON in one field. */
const sentLines = z.transform((sent: unknown) => {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return sent
  }
})

const text = z.optional(z.nullable(emptyText(requestLimits.textMax)))

/** Goods to return, and why. Photos come beside it, each in a multipart field `photos`. */
export const ReturnRequestInput = z.object({
  lines: z.pipe(
    sentLines,
    z
      .array(Line, returnRequestFaults.chooseLines)
      .check(z.minLength(1, returnRequestFaults.chooseLines), z.maxLength(requestLimits.linesMost)),
  ),
  why: z.enum(returnReasons, returnRequestFaults.chooseWhy),
  text,
})
export type ReturnRequestInput = z.output<typeof ReturnRequestInput>

/** A request as its shopper sees it. Nothing is refunded by it alone. */
export const ReturnRequest = z.strictObject({
  number: z.string(),
  kind: z.enum(requestKinds),
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(requestStates),
  /** Something is still to be done. */
  isOpen: z.boolean(),
  why: z.nullable(z.enum(returnReasons)),
  /** Payer of the way back; null for a cancellation. */
  paidBy: z.nullable(z.enum(returnPayers)),
  text: z.string(),
  askedAt: moment,
  answerBy: moment,
  /** Empty for a cancellation. */
  lines: z.array(
    z.strictObject({
      position: z.int(),
      pieces: z.int(),
      name: z.string(),
      variantName: z.nullable(z.string()),
    }),
  ),
  /** Ids of the photos: GET /order/return-photo/{id}. */
  photos: z.array(z.string()),
  /** Oldest first; `note`: the reason of a refusal, the reference of a refund; else ''. */
  steps: z.array(z.strictObject({ state: z.enum(requestStates), at: moment, note: z.string() })),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

/** Path of a photo of a request: of its shopper alone. */
export const returnPhotoPath = '/order/return-photo/{id}'

const asked = success({
  message: z.string(),
  data: z.strictObject({ number: z.string(), state: z.enum(requestStates), answerBy: moment }),
})

export const returnRequests = {
  askReturn: endpoint({
    method: 'POST',
    path: '/order/return-request/{id}',
    summary:
      'Ask to return pieces of an own delivered order, with up to 5 photos; the same open request twice is 409, a repeat with the same Idempotency-Key 200 with the first answer',
    access: 'shopper',
    rate: { account: 'returnRequest', network: ['returnRequestOfNetwork'], within: ['upload', 'uploadOfNetwork'] },
    params: z.object({ id }),
    body: ReturnRequestInput,
    multipart: true,
    photosMost: requestLimits.photosMost,
    status: 201,
    answer: asked,
  }),
  askCancellation: endpoint({
    method: 'POST',
    path: '/order/cancel-request/{id}',
    summary: 'Ask to cancel an own order that is confirmed and has not left; a second open request is 409',
    access: 'shopper',
    rate: { account: 'returnRequest', network: ['returnRequestOfNetwork'] },
    params: z.object({ id }),
    body: z._default(z.object({ text }), {}),
    status: 201,
    answer: asked,
  }),
  returnRequests: endpoint({
    method: 'GET',
    path: '/order/return-requests',
    summary: 'The caller’s requests to return or to cancel, newest first, with their steps',
    access: 'shopper',
    answer: success({ data: z.array(ReturnRequest) }),
  }),
}
