import * as z from 'zod/mini'
import { pickupCopy } from '../../copy/office/pickups.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { success } from '../endpoint.ts'
import { id } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })

/** Calls on orders that are picked up at the counter. */
export const officePickups = {
  handOver: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/hand-over',
    summary: 'Hands an order over at the counter to whoever says its code; what was due was paid in cash or online',
    needs: 'orders.deliver',
    command: 'order.hand_over',
    secrets: ['code'],
    params,
    body: z.object({
      code: z.string(pickupCopy.sixDigits).check(z.trim(), z.regex(/^\d{6}$/, pickupCopy.sixDigits)),
      collectedAs: z.optional(z.enum(['cash', 'online'])),
    }),
    answer: success({
      message: z.string(),
      data: z.strictObject({ _id: z.string(), number: z.string(), status: z.enum(orderStatuses) }),
    }),
  }),
  renewPickupCode: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/pickup-code',
    summary: 'Gives an order that waits at the counter a new code, also where the former one was tried too often',
    needs: 'orders.edit',
    command: 'order.pickup_code',
    params,
    body: z.object({}),
    answer: success({ message: z.string() }),
  }),
}
