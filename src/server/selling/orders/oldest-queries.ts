import type { Kysely } from 'kysely'
import { unpaidStatuses } from '../../../domain/selling/orders/invoice-before-change.ts'
import type { Database } from '../../platform/db/schema.ts'
import { ordersWithLines, type StoredOrder } from './stored-order.ts'

type Db = Kysely<Database>

/** Orders that nobody has confirmed yet, the oldest first. */
export function listOldestPending(db: Db, limit: number): Promise<StoredOrder[]> {
  const pending = ordersWithLines(db).where('status', '=', 'pending')
  return pending.orderBy('created_at').orderBy('id').limit(limit).execute()
}

/** Cash orders that are invoiced and not paid, the oldest first. */
export function listOldestUnpaid(db: Db, limit: number): Promise<StoredOrder[]> {
  const unpaid = ordersWithLines(db).where('payment_method', '=', 'cod').where('payment_status', '=', 'due')
  return unpaid.where('status', 'in', unpaidStatuses).orderBy('created_at').orderBy('id').limit(limit).execute()
}
