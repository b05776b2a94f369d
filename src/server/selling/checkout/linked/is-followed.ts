import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { linkedWith } from '../../orders/linked-order-queries.ts'
import { findPayLinks } from '../pay/checkout-queries.ts'

/** Returns whether orders follow this one, or a payment link waits for one that would: they are of the same account. */
export async function isFollowed(db: Kysely<Database>, orderId: string): Promise<boolean> {
  if ((await linkedWith(db, [orderId])).length > 0) return true
  return (await findPayLinks(db, orderId)).some(({ status }) => status === 'open')
}
