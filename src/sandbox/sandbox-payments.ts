import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'

/** A payment with what was given back of it; null: nothing. */
export type PaymentRow = Selectable<Database['sandbox_payments']> & { amount_refunded: number | null }

/** Payments with what was given back of them. */
function payments(db: Kysely<Database>) {
  return db
    .selectFrom('sandbox_payments')
    .select(columnsOf('sandbox_payments'))
    .select(({ selectFrom, fn }) =>
      selectFrom('sandbox_refunds')
        .select(fn.sum<number>('amount').as('total'))
        .whereRef('payment_id', '=', 'sandbox_payments.id')
        .where('status', '!=', 'failed')
        .as('amount_refunded'),
    )
}

export async function insertPayment(
  tx: Transaction<Database>,
  row: Insertable<Database['sandbox_payments']>,
): Promise<void> {
  await tx.insertInto('sandbox_payments').values(row).execute()
}

export async function findPayment(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return payments(db).where('id', '=', id).executeTakeFirst()
}

/** Every try to pay an order, the newest first. */
export async function paymentsOf(db: Kysely<Database>, orderId: string): Promise<PaymentRow[]> {
  return payments(db).where('order_id', '=', orderId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** Every payment by a QR code, the newest first. */
export async function paymentsOfQrCode(db: Kysely<Database>, qrCodeId: string): Promise<PaymentRow[]> {
  return payments(db).where('qr_code_id', '=', qrCodeId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** Every payment, the newest first. */
export async function listPayments(db: Kysely<Database>, count: number, skip: number): Promise<PaymentRow[]> {
  return payments(db).orderBy('created_at', 'desc').orderBy('id').limit(count).offset(skip).execute()
}

/** The same as findPayment, and no refund of it begins until the transaction ends. */
export async function lockPayment(tx: Transaction<Database>, id: string): Promise<PaymentRow | undefined> {
  await tx.selectFrom('sandbox_payments').select('id').where('id', '=', id).forUpdate().execute()
  return findPayment(tx, id)
}

/** Changes a payment and gives it as it is then. */
export async function changePayment(
  tx: Transaction<Database>,
  id: string,
  change: Updateable<Database['sandbox_payments']>,
): Promise<PaymentRow> {
  await tx.updateTable('sandbox_payments').set(change).where('id', '=', id).execute()
  return payments(tx).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Payments whose bank answers by now. */
export async function duePayments(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_payments')
    .select('id')
    .where('answer_at', '<=', now)
    .orderBy('answer_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}
