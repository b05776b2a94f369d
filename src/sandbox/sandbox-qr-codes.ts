import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'

/** A QR code with what was paid by it, in paise; null: nothing. */
export type QrCodeRow = Selectable<Database['sandbox_qr_codes']> & {
  amount_received: number | null
  payments: number | null
}

/** Reason why a QR code takes no more payments. */
export type CloseReason = 'on_demand' | 'paid' | 'expired'

/** QR codes with what was paid by them. */
function qrCodes(db: Kysely<Database>) {
  return db
    .selectFrom('sandbox_qr_codes')
    .select(columnsOf('sandbox_qr_codes'))
    .select(({ selectFrom }) => [
      selectFrom('sandbox_payments')
        .select((of) => of.fn.sum<number>('amount').as('total'))
        .whereRef('qr_code_id', '=', 'sandbox_qr_codes.id')
        .as('amount_received'),
      selectFrom('sandbox_payments')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('qr_code_id', '=', 'sandbox_qr_codes.id')
        .as('payments'),
    ])
}

export async function insertQrCode(db: Kysely<Database>, row: Insertable<Database['sandbox_qr_codes']>): Promise<void> {
  await db.insertInto('sandbox_qr_codes').values(row).execute()
}

export async function findQrCode(db: Kysely<Database>, id: string): Promise<QrCodeRow | undefined> {
  return qrCodes(db).where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody else pays or closes it until the transaction ends. */
export async function lockQrCode(tx: Transaction<Database>, id: string): Promise<QrCodeRow | undefined> {
  await tx.selectFrom('sandbox_qr_codes').select('id').where('id', '=', id).forUpdate().execute()
  return findQrCode(tx, id)
}

/** Every QR code, the newest first. */
export async function listQrCodes(db: Kysely<Database>, count: number, skip: number): Promise<QrCodeRow[]> {
  return qrCodes(db).orderBy('created_at', 'desc').orderBy('id').limit(count).offset(skip).execute()
}

/** Closes a QR code that is locked, and gives it as it is then. */
export async function markClosed(
  tx: Transaction<Database>,
  id: string,
  close_reason: CloseReason,
  closed_at: Date,
): Promise<QrCodeRow> {
  await tx.updateTable('sandbox_qr_codes').set({ close_reason, closed_at }).where('id', '=', id).execute()
  return qrCodes(tx).where('id', '=', id).executeTakeFirstOrThrow()
}

/** QR codes whose time is over by now. */
export async function dueQrCodes(db: Kysely<Database>, now: Date): Promise<string[]> {
  const open = db.selectFrom('sandbox_qr_codes').select('id').where('closed_at', 'is', null)
  const rows = await open.where('close_by', '<=', now).orderBy('close_by').limit(100).execute()
  return rows.map((row) => row.id)
}
