import * as z from 'zod/mini'
import { orderQueues, orderSorts } from '../../office/order-lists.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '../../order-statuses.ts'
import { shownPickStates } from '../../picking.ts'
import { id, isWholePaise, line, plainNumber } from '../fields.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const amount = plainNumber().check(z.minimum(0), z.maximum(100_000_000), z.refine(isWholePaise))

/** Query of an orders list: its address, word for word. No phone number, name or email is ever in it. */
export const OrdersView = z.object({
  queue: z._default(z.enum(orderQueues), 'all'),
  status: z.optional(z.enum(orderStatuses)),
  payment: z.optional(z.enum(paymentStatuses)),
  /** `test`: those of `online` by which no money came. */
  method: z.optional(z.enum([...paymentMethods, 'test'])),
  /** Indian days, both included. */
  from: z.optional(day),
  to: z.optional(day),
  pincode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/))),
  state: z.optional(line(60)),
  /** Rupees. */
  totalFrom: z.optional(amount),
  totalTo: z.optional(amount),
  carrier: z.optional(line(deskLimits.carrierMax)),
  /** The id of the person of the shop who moved it. */
  staff: z.optional(id),
  /** State of picking it. */
  pick: z.optional(z.enum(shownPickStates)),
  note: z.optional(z.literal('yes')),
  /** An account's id, which says nothing about anybody. */
  customer: z.optional(id),
  sort: z.optional(z.enum(orderSorts)),
  /** Start of the page: `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(120))),
})
export type OrdersView = z.infer<typeof OrdersView>
