import * as z from 'zod/mini'
import { transact } from '../server/platform/db/transact.ts'
import { takeMoney } from './authorise-payment.ts'
import type { SandboxShop } from './sandbox.ts'
import { lockOrder } from './sandbox-orders.ts'
import { findPayment, type PaymentRow } from './sandbox-payments.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'

const Capture = z.object({ amount: z.int(), currency: z._default(z.string(), 'INR') })

/** `POST /v1/payments/:id/capture`: takes what the bank has authorised, whole. Throws SandboxRefusal. */
export async function capturePayment(shop: SandboxShop, id: string, body: unknown): Promise<PaymentRow> {
  const read = Capture.safeParse(body)
  if (!read.success) throw badField('amount', 'The amount field is required.')
  return transact(shop, async ({ tx }) => {
    const known = await findPayment(tx, id)
    const order = known?.order_id ? await lockOrder(tx, known.order_id) : undefined
    const payment = order && (await findPayment(tx, id))
    if (!payment) throw unknownId()
    if (payment.captured) throw new SandboxRefusal('This payment has already been captured')
    if (payment.status !== 'authorized' || payment.amount_refunded !== null) {
      throw new SandboxRefusal('Only payments which have been authorized and not yet captured can be captured')
    }
    if (read.data.amount !== payment.amount || read.data.currency !== payment.currency) {
      throw badField('amount', 'Capture amount must be equal to the amount authorized')
    }
    return takeMoney(shop, tx, order, payment)
  })
}
