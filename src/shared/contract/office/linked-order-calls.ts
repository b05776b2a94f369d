import * as z from 'zod/mini'
import { orderEdit as copy } from '../../copy/office/order-edit.ts'
import { limits } from '../../limits.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { success } from '../endpoint.ts'
import { id, moment, paragraph, requiredId, rupees, seenVersion, variantId } from '../fields.ts'
import { Breakdown } from '../orders.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })
const whole = z
  .number(copy.quantityWhole)
  .check(z.int(copy.quantityWhole), z.gte(1, copy.quantityWhole), z.lte(limits.quantityMax, copy.quantityWhole))

const wish = {
  version: seenVersion,
  lines: z
    .array(z.strictObject({ productId: requiredId, variantId, quantity: whole }), 'Add an item')
    .check(z.minLength(1, 'Add an item'), z.maxLength(deskLimits.orderLines, copy.tooManyLines(deskLimits.orderLines))),
  pay: z.enum(['link', 'cash'], 'Choose how it is paid'),
}

/** Goods that somebody wants to add to an order as an order of their own, and how it is paid. */
export const AdditionWish = z.strictObject(wish)
export type AdditionWish = z.output<typeof AdditionWish>

/** Outcome of an addition before it is done; amounts in rupees. */
const AdditionPreview = z.strictObject({
  /** Sum of all that decides: sent with the addition, it says what the person saw. */
  digest: z.string(),
  /** Of the first order now. */
  version: z.int(),
  lines: z.array(
    z.strictObject({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      name: z.string(),
      variantName: z.nullable(z.string()),
      quantity: z.int(),
      price: rupees,
      total: rupees,
    }),
  ),
  money: Breakdown,
  /** They travel with the first order. */
  isAlong: z.boolean(),
})
export type AdditionPreview = z.output<typeof AdditionPreview>

/** Orders that are linked, and the payment links of an order, the newest first. */
const LinkedOrders = z.strictObject({
  /** By number; `isFirst`: the others follow it. */
  orders: z.array(
    z.strictObject({ _id: z.string(), number: z.string(), status: z.enum(orderStatuses), isFirst: z.boolean() }),
  ),
  links: z.array(
    z.strictObject({
      _id: z.string(),
      amount: rupees,
      state: z.enum(['open', 'settled', 'expired', 'withdrawn']),
      until: moment,
      items: z.array(z.string()),
      /** Its page, and a message with it; null once it cannot be paid any more. */
      url: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** Goods can be added by this person now. */
  mayAdd: z.boolean(),
})
export type LinkedOrders = z.output<typeof LinkedOrders>

export const officeLinkedOrders = {
  listLinked: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}/linked',
    summary: 'The orders that an order is linked with, and its payment links for who edits orders',
    needs: 'orders.see',
    params,
    answer: success({ data: LinkedOrders }),
  }),
  previewAddition: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/additions/preview',
    summary: 'What goods would come to that are added to an order as an order of their own; nothing is written',
    needs: 'orders.edit',
    rate: { account: 'officeCall' },
    params,
    body: AdditionWish,
    answer: success({ data: AdditionPreview }),
  }),
  addToOrder: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/additions',
    summary:
      'Adds goods to an order as a linked order, as the preview said: placed now in cash, or once its payment link is paid; another outcome is 409',
    needs: 'orders.edit',
    command: 'order.add',
    params,
    body: z.strictObject({
      ...wish,
      digest: z.string().check(z.regex(/^[\da-f]{64}$/, copy.outdated)),
      reason: paragraph(deskLimits.reasonMax, 'Enter a reason'),
    }),
    answer: success({
      message: z.string(),
      /** `placed`: the linked order; null: it waits for its payment link. */
      data: z.strictObject({ placed: z.nullable(z.strictObject({ _id: z.string(), number: z.string() })) }),
    }),
  }),
  withdrawPayLink: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/pay-link/withdraw',
    summary: 'Withdraws the payment link of an order: its goods are free again, a payment that still comes goes back',
    needs: 'orders.edit',
    command: 'order.withdraw_link',
    params,
    answer: success({ message: z.string() }),
  }),
}
