import * as z from 'zod/mini'
import { transact } from '../server/platform/db/transact.ts'
import { bankAnswers } from './bank-answers.ts'
import { type Instrument, readInstrument } from './read-instrument.ts'
import type { SandboxShop } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'
import { countAttempt, lockOrder, type OrderRow } from './sandbox-orders.ts'
import { findPayment, insertPayment, type PaymentRow } from './sandbox-payments.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'
import { abandonedMinutes } from './test-instruments.ts'

const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)))
const NewPayment = z.object({ order_id: z.string(), email: text(254), contact: text(20) })
type NewPayment = z.infer<typeof NewPayment>

/**
 * The shopper presses Pay. By card, the bank asks for a one-time password next (answer-payment.ts); by UPI, the app
 * answers at once, or late. Throws SandboxRefusal.
 */
export async function startPayment(shop: SandboxShop, form: unknown): Promise<PaymentRow> {
  const read = NewPayment.safeParse(form)
  if (!read.success) throw badField(String(read.error.issues[0]?.path[0]), 'The order or the contact is not readable.')
  const instrument = readInstrument(form, shop.clock())
  return transact(shop, async ({ tx }) => {
    const order = await lockOrder(tx, read.data.order_id)
    if (!order) throw unknownId()
    if (order.amount_paid !== null) {
      throw new SandboxRefusal('Payment already done for this order.', { reason: 'order_already_paid' })
    }
    const id = `pay_${shop.newId().slice(-14)}`
    await countAttempt(tx, order.id)
    await insertPayment(tx, { id, ...newPayment(shop, order, read.data, instrument) })
    const payment = await findPayment(tx, id)
    if (!payment) throw new Error('The payment is gone')
    return instrument.method === 'card' ? payment : bankAnswers(shop, tx, order, payment)
  })
}

function newPayment(shop: SandboxShop, order: OrderRow, { email, contact }: NewPayment, instrument: Instrument) {
  const now = shop.clock()
  const { amount, currency } = order
  return {
    ...(shop.sandbox?.faults ?? noFaults).payment({ amount, currency }),
    ...instrument,
    order_id: order.id,
    qr_code_id: null,
    status: 'created' as const,
    email: email ?? null,
    contact: contact ?? null,
    error_reason: null,
    waits_for: instrument.method === 'card' ? ('shopper' as const) : ('bank' as const),
    answer_at: new Date(now.getTime() + abandonedMinutes * 60_000),
    created_at: now,
  }
}
