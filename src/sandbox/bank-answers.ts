import type { Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { authorisePayment, failPayment } from './authorise-payment.ts'
import type { SandboxShop } from './sandbox.ts'
import type { OrderRow } from './sandbox-orders.ts'
import { changePayment, type PaymentRow } from './sandbox-payments.ts'
import { lateSeconds, type Outcome } from './test-instruments.ts'

/** The bank answers a payment as the test card or UPI id says. The caller holds the order's lock. */
export async function bankAnswers(
  shop: SandboxShop,
  tx: Transaction<Database>,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const outcome = payment.outcome as Outcome
  const later = new Date(shop.clock().getTime() + lateSeconds * 1000)
  if (outcome === 'success') return authorisePayment(shop, tx, order, payment)
  if (outcome === 'pending') return changePayment(tx, payment.id, { waits_for: 'bank', answer_at: later })
  if (outcome === 'late') return failPayment(shop, tx, payment, 'payment_timed_out', later)
  return failPayment(shop, tx, payment, outcome)
}
