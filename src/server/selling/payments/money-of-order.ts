import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredPayment, StoredRefund } from './payment-queries.ts'
import { listLateRefunds } from './qr-queries.ts'

type Db = Kysely<Database>

/** Everything that the books know of an order's money. */
export interface MoneyOfOrder {
  payment: StoredPayment | null
  journal: Pick<Selectable<Database['journal']>, 'id' | 'account' | 'amount' | 'created_at'>[]
  refunds: StoredRefund[]
  /** Of payments by QR code that came when nothing was due. */
  late: StoredRefund[]
  webhooks: Pick<Selectable<Database['webhook_events']>, 'id' | 'event' | 'received_at' | 'due_at' | 'last_error'>[]
}

/**
 * The payment of an order with its journal, its refunds and what the provider told; of one that was not paid online its refunds
 * alone.
 */
export async function readMoneyOfOrder(db: Db, orderId: string): Promise<MoneyOfOrder> {
  const payment = await db
    .selectFrom('payments')
    .select(columnsOf('payments'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const refunds = await db.selectFrom('refunds').select(columnsOf('refunds')).where('order_id', '=', orderId).execute()
  const late = await listLateRefunds(db, orderId)
  if (!payment) return { payment: null, journal: [], refunds, late, webhooks: [] }
  const [journal, webhooks] = await Promise.all([
    db
      .selectFrom('journal')
      .select(['id', 'account', 'amount', 'created_at'])
      .where('payment_id', '=', payment.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('webhook_events')
      .select(['id', 'event', 'received_at', 'due_at', 'last_error'])
      .where((eb) =>
        eb.or([eb(sql`payment ->> 'id'`, '=', payment.id), eb(sql`refund ->> 'paymentId'`, '=', payment.id)]),
      )
      .orderBy('received_at')
      .execute(),
  ])
  return { payment, journal, refunds, late, webhooks }
}
