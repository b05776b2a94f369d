import type { Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { transact } from '../server/platform/db/transact.ts'
import { authorisePayment, failPayment } from './authorise-payment.ts'
import { bankAnswers } from './bank-answers.ts'
import type { SandboxShop } from './sandbox.ts'
import { lockOrder, type OrderRow } from './sandbox-orders.ts'
import { changePayment, duePayments, findPayment, type PaymentRow } from './sandbox-payments.ts'
import { unknownId } from './sandbox-refusal.ts'

type Answer = (tx: Transaction<Database>, order: OrderRow, payment: PaymentRow) => Promise<PaymentRow>

/** Fewer digits are no one-time password. */
const OTP = /^\d{4,10}$/

/** The shopper types the one-time password: 4 to 10 digits are right, everything else fails the payment. Throws SandboxRefusal. */
export async function answerOtp(shop: SandboxShop, paymentId: string, otp: string): Promise<PaymentRow> {
  return answer(shop, paymentId, (tx, order, payment) =>
    OTP.test(otp) ? bankAnswers(shop, tx, order, payment) : failPayment(shop, tx, payment, 'incorrect_otp'),
  )
}

/** The shopper leaves the bank's page. A payment that is out of the shopper's hands stays as it is. Throws SandboxRefusal. */
export async function cancelPayment(shop: SandboxShop, paymentId: string): Promise<PaymentRow> {
  return answer(shop, paymentId, (tx, _order, payment) => failPayment(shop, tx, payment, 'payment_cancelled'))
}

/** Answers every payment whose bank is slow and due by now, and fails those that nobody finished. */
export async function answerLatePayments(shop: SandboxShop): Promise<void> {
  for (const id of await duePayments(shop.db, shop.clock())) {
    await transact(shop, async ({ tx }) => {
      const [order, payment] = await lockBoth(tx, id)
      const { answer_at: due, status, outcome } = payment
      if (due === null || due > shop.clock()) return
      if (outcome === 'late' && status === 'failed') await authorisePayment(shop, tx, order, payment)
      else if (status !== 'created') await changePayment(tx, id, { answer_at: null })
      else if (outcome === 'pending') await authorisePayment(shop, tx, order, payment)
      else await failPayment(shop, tx, payment, 'payment_timed_out')
    })
  }
}

/** Only a payment that waits for the shopper can be answered: every other stays as it is. */
async function answer(shop: SandboxShop, paymentId: string, decide: Answer): Promise<PaymentRow> {
  return transact(shop, async ({ tx }) => {
    const [order, payment] = await lockBoth(tx, paymentId)
    return payment.waits_for === 'shopper' ? decide(tx, order, payment) : payment
  })
}

async function lockBoth(tx: Transaction<Database>, paymentId: string): Promise<[OrderRow, PaymentRow]> {
  const found = await findPayment(tx, paymentId)
  const order = found?.order_id ? await lockOrder(tx, found.order_id) : undefined
  const payment = order && (await findPayment(tx, paymentId))
  if (!payment) throw unknownId()
  return [order, payment]
}
