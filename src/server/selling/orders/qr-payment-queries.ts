import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredOrder } from './stored-order.ts'

/** Writes that a locked order is paid by QR code: nothing is to be collected at the door any more. */
export async function writePaidByQr(tx: Kysely<Database>, order: Pick<StoredOrder, 'id'>, at: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_status: 'paid', collected_as: 'online', updated_at: at })
    .where('id', '=', order.id)
    .execute()
  await tx.updateTable('parcels').set({ collect: null }).where('order_id', '=', order.id).execute()
}
