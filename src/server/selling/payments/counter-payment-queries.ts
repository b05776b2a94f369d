import type { Kysely } from 'kysely'
import type { CounterPayment } from '../../../domain/selling/counter/settle-sale.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Keeps the payments that the counter took for an order into the drawer that is open, in a command. */
export async function insertCounterPayments(
  tx: Kysely<Database>,
  { orderId, tillId }: { orderId: string; tillId: string | null },
  payments: readonly CounterPayment[],
  at: Date,
): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map(({ way, amount, tendered, reference }, index) => ({
    ...{ order_id: orderId, position: index + 1, till_id: tillId, created_at: at },
    ...{ way, amount, tendered, reference },
  }))
  await tx.insertInto('counter_payments').values(rows).execute()
}
