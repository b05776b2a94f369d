import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'

/** A refund with the currency of its payment. */
export type RefundRow = Selectable<Database['sandbox_refunds']> & { currency: string }

function refunds(db: Kysely<Database>) {
  return db
    .selectFrom('sandbox_refunds')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'sandbox_refunds.payment_id')
    .select(columnsOf('sandbox_refunds'))
    .select('sandbox_payments.currency')
}

/** Writes a refund and gives it as it is then. */
export async function insertRefund(
  tx: Transaction<Database>,
  row: Insertable<Database['sandbox_refunds']>,
): Promise<RefundRow> {
  await tx.insertInto('sandbox_refunds').values(row).execute()
  return refunds(tx).where('sandbox_refunds.id', '=', row.id).executeTakeFirstOrThrow()
}

export async function findRefund(db: Kysely<Database>, id: string): Promise<RefundRow | undefined> {
  return refunds(db).where('sandbox_refunds.id', '=', id).executeTakeFirst()
}

export async function findRefundByKey(db: Kysely<Database>, key: string): Promise<RefundRow | undefined> {
  return refunds(db).where('idempotency_key', '=', key).executeTakeFirst()
}

/** The newest first; those of one payment where it is named. */
export async function listRefunds(
  db: Kysely<Database>,
  { paymentId, count, skip }: { paymentId: string | undefined; count: number; skip: number },
): Promise<RefundRow[]> {
  const all = refunds(db)
    .orderBy('sandbox_refunds.created_at', 'desc')
    .orderBy('sandbox_refunds.id')
    .limit(count)
    .offset(skip)
  return (paymentId === undefined ? all : all.where('payment_id', '=', paymentId)).execute()
}

/** Refunds that reach the bank by now; nobody else takes them meanwhile. */
export async function takeDueRefunds(tx: Transaction<Database>, now: Date): Promise<RefundRow[]> {
  return refunds(tx)
    .where('process_at', '<=', now)
    .orderBy('process_at')
    .limit(20)
    .forUpdate('sandbox_refunds')
    .skipLocked()
    .execute()
}

/** Changes a refund and gives it as it is then. */
export async function changeRefund(
  tx: Transaction<Database>,
  id: string,
  change: Updateable<Database['sandbox_refunds']>,
): Promise<RefundRow> {
  await tx.updateTable('sandbox_refunds').set(change).where('id', '=', id).execute()
  return refunds(tx).where('sandbox_refunds.id', '=', id).executeTakeFirstOrThrow()
}

/** Returns whether this key is ours until the transaction ends; false: another request with it is running. */
export async function lockKey(tx: Transaction<Database>, key: string): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`sandbox refund ${key}`}, 0)) AS ours`.execute(tx)
  return rows[0]?.ours ?? false
}
