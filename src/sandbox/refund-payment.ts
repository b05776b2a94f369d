import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../server/platform/db/schema.ts'
import { transact } from '../server/platform/db/transact.ts'
import { readNotes } from './create-order.ts'
import { digitsOf } from './present-entities.ts'
import { queueWebhook } from './queue-webhook.ts'
import type { SandboxShop } from './sandbox.ts'
import { findPayment, lockPayment, type PaymentRow } from './sandbox-payments.ts'
import {
  changeRefund,
  findRefundByKey,
  insertRefund,
  lockKey,
  type RefundRow,
  takeDueRefunds,
} from './sandbox-refunds.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'
import { refundSeconds } from './test-instruments.ts'

const Notes = z.union([z.record(z.string(), z.union([z.string(), z.number()])), z.array(z.never())])
const NewRefund = z.object({
  amount: z.optional(z.int().check(z.minimum(100))),
  speed: z._default(z.enum(['normal', 'optimum']), 'normal'),
  receipt: z.nullish(z.string().check(z.maxLength(40))),
  notes: z.optional(Notes),
})
type NewRefund = z.infer<typeof NewRefund>

const KEY = /^[\w-]{10,}$/

/**
 * `POST /v1/payments/:id/refund`. The same key with the same content gives the refund that it made first; with other
 * content it is refused, and while the first is still running it is a 409. Throws SandboxRefusal.
 */
export async function refundPayment(
  shop: SandboxShop,
  paymentId: string,
  body: unknown,
  key?: string,
): Promise<RefundRow> {
  const read = NewRefund.safeParse(body ?? {})
  if (!read.success) throw badField(String(read.error.issues[0]?.path[0] ?? 'amount'), 'The refund amount is invalid.')
  if (key !== undefined && !KEY.test(key)) throw badField('X-Refund-Idempotency', 'The idempotency key is invalid.')
  const asked = JSON.stringify([paymentId, read.data])
  return transact(shop, async ({ tx }) => {
    const first = key === undefined ? undefined : await findFirst(tx, key, asked)
    return first ?? makeRefund(shop, tx, paymentId, read.data, { idempotency_key: key ?? null, asked })
  })
}

async function findFirst(tx: Transaction<Database>, key: string, asked: string): Promise<RefundRow | undefined> {
  if (!(await lockKey(tx, key))) {
    throw new SandboxRefusal('Request failed because another request with this idempotency key is in progress', {}, 409)
  }
  const first = await findRefundByKey(tx, key)
  if (first && first.asked !== asked) {
    throw new SandboxRefusal('Different request body sent for the same Idempotency Header')
  }
  return first
}

async function makeRefund(
  shop: SandboxShop,
  tx: Transaction<Database>,
  paymentId: string,
  { amount, speed, receipt, notes }: NewRefund,
  request: { idempotency_key: string | null; asked: string },
): Promise<RefundRow> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw unknownId()
  const now = shop.clock()
  const refund = await insertRefund(tx, {
    ...request,
    ...{ speed, payment_id: paymentId, receipt: receipt ?? null },
    id: `rfnd_${shop.newId().slice(-14)}`,
    amount: refundable(payment, amount),
    notes: JSON.stringify(readNotes(notes)),
    status: 'pending',
    reference: null,
    process_at: new Date(now.getTime() + refundSeconds * 1000),
    created_at: now,
  })
  await tell(shop, tx, 'refund.created', refund)
  return refund
}

/** Returns the amount to refund: all that is left where no amount is named, and never more than that. */
function refundable({ captured, amount: paid, amount_refunded }: PaymentRow, amount?: number): number {
  const left = paid - (amount_refunded ?? 0)
  if (!captured) throw new SandboxRefusal('The payment status should be captured for action to be taken')
  if (left === 0) throw new SandboxRefusal('The payment has been fully refunded already')
  if ((amount ?? left) > left) {
    throw badField('amount', 'The total refund amount is greater than the refund payment amount')
  }
  return amount ?? left
}

/** Refunds that reach the bank by now are processed (or fail, where a proof says so), and the shop is told. */
export async function processDueRefunds(shop: SandboxShop): Promise<void> {
  await transact(shop, async ({ tx }) => {
    for (const { id, amount } of await takeDueRefunds(tx, shop.clock())) {
      const status = shop.sandbox?.faults.refund({ id, amount }) ?? 'processed'
      const reference = status === 'processed' ? digitsOf(id, 12) : null
      const refund = await changeRefund(tx, id, { status, reference, process_at: null })
      await tell(shop, tx, `refund.${status}`, refund)
    }
  })
}

async function tell(
  shop: SandboxShop,
  tx: Transaction<Database>,
  event: 'refund.created' | 'refund.processed' | 'refund.failed',
  refund: RefundRow,
): Promise<void> {
  const payment = await findPayment(tx, refund.payment_id)
  if (payment) await queueWebhook(shop, tx, event, { payment, refund })
}
