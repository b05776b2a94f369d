import type { Kysely } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'

/** Takes the payers' email addresses and phone numbers out of payments that were only played: of these orders, or before a moment. */
export async function forgetPayers(
  db: Kysely<Database>,
  which: { orderIds: string[] } | { before: Date },
): Promise<void> {
  if ('orderIds' in which && which.orderIds.length === 0) return
  const all = db
    .updateTable('sandbox_payments')
    .set({ email: null, contact: null })
    .where((eb) => eb.or([eb('email', 'is not', null), eb('contact', 'is not', null)]))
  const some =
    'before' in which ? all.where('created_at', '<', which.before) : all.where('order_id', 'in', which.orderIds)
  await some.execute()
}
