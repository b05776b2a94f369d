import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { markOrderSeen } from './order-alert-queries.ts'

/** Somebody opened or moved an order (`staffId`; null: not known who): it calls nobody any more. The first one is kept. */
export function noteOrderSeen(tx: Kysely<Database>, orderId: string, staffId: string | null, at: Date): Promise<void> {
  return markOrderSeen(tx, orderId, staffId, at)
}
