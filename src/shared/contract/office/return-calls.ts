import * as z from 'zod/mini'
import { refundReference, refundWays } from '../../office/refund-ways.ts'
import { returnConditions, returnRefunds } from '../../office/return-conditions.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { success } from '../endpoint.ts'
import { exactRupees, id, paragraph, rupees, seenVersion } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })
const reason = paragraph(deskLimits.reasonMax, 'Enter a reason')
const wholePieces = 'Enter a whole number of pieces'
const position = z.int('Select a line').check(z.gte(1, 'Select a line'), z.lte(10_000, 'Select a line'))
const pieces = (least: number) =>
  z.int(wholePieces).check(z.gte(least, wholePieces), z.lte(deskLimits.returnPieces, wholePieces))
const refund = z.enum(returnRefunds, 'Select how it is refunded')

/** Pieces of lines that come back, with the delivery charge or without; none: the delivery charge alone. */
const back = {
  lines: z
    .array(
      z.object({
        position,
        pieces: pieces(1),
        condition: z.enum(returnConditions, 'Select what happens to the items'),
      }),
    )
    .check(z.maxLength(deskLimits.returnLines)),
  delivery: z.boolean(),
  refund,
}

const way = z.enum(['provider', ...refundWays])
const Refund = z.strictObject({ _id: z.string(), amount: rupees, way, status: z.string() })

/** Answer of a credit: its note, and the refund; null where nothing goes back. */
const Credited = success({
  message: z.string(),
  warning: z.optional(z.string()),
  data: z.strictObject({
    _id: z.string(),
    number: z.string(),
    version: z.int(),
    status: z.enum(orderStatuses),
    creditNote: z.strictObject({ number: z.string(), total: rupees }),
    refund: z.nullable(Refund),
  }),
})

export const officeReturns = {
  previewReturn: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/returns/preview',
    summary: 'What a return of pieces would credit and refund; nothing is written',
    needs: 'orders.return',
    rate: { account: 'officeCall' },
    params,
    body: z.object(back),
    answer: success({
      data: z.strictObject({
        /** Of the credit note; the delivery charge is the last. */
        lines: z.array(z.strictObject({ position: z.int(), pieces: z.int(), total: rupees })),
        amount: rupees,
        /** Null: nothing was paid, and nothing goes back. */
        way: z.nullable(way),
        warning: z.nullable(z.string()),
      }),
    }),
  }),
  returnItems: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/returns',
    summary: 'Pieces of an order come back: credit note, refund and stock at once',
    needs: 'orders.return',
    command: 'order.return_items',
    params,
    body: z.object({ ...back, version: seenVersion, reason }),
    status: 201,
    answer: Credited,
  }),
  creditItems: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/refunds',
    summary: 'Money without goods: a credit note over the price of chosen lines, and its refund',
    needs: 'refunds.make',
    command: 'order.credit_price',
    params,
    body: z.object({
      /** Version that the person saw; left out: the present one. */
      version: z.optional(seenVersion),
      amount: exactRupees.check(z.gt(0, 'Enter an amount')),
      lines: z
        .array(position, 'Select the lines whose price is reduced')
        .check(z.minLength(1, 'Select the lines whose price is reduced'), z.maxLength(deskLimits.returnLines)),
      refund: z._default(refund, 'same_way'),
      reason,
    }),
    status: 201,
    answer: Credited,
  }),
  inspectItems: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/inspected',
    summary: 'Pieces that came back were checked: sold again, or thrown away',
    needs: 'orders.return',
    command: 'order.inspect_items',
    params,
    body: z.object({
      lines: z
        .array(z.object({ position, restock: pieces(0), scrap: pieces(0) }))
        .check(z.minLength(1), z.maxLength(deskLimits.returnLines)),
    }),
    answer: success({ message: z.string() }),
  }),
  refundPaid: staffEndpoint({
    method: 'POST',
    path: '/refunds/{id}/paid',
    summary: 'A refund was paid by hand; the id is the refund’s',
    needs: 'refunds.by_hand',
    command: 'refund.by_hand',
    params,
    body: z.object({
      way: z.enum(refundWays, 'Select how it was refunded'),
      reference: z
        .string('Please name the payment')
        .check(z.trim(), z.regex(refundReference, '3 to 60 letters and digits, such as a UTR')),
    }),
    answer: success({ message: z.string() }),
  }),
  retryOfRefund: staffEndpoint({
    method: 'POST',
    path: '/refunds/{id}/retry',
    summary: 'The payment provider is asked for a refund again',
    needs: 'refunds.by_hand',
    command: 'refund.retry',
    params,
    answer: success({ message: z.string() }),
  }),
}
