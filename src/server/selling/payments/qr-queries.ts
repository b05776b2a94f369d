import { type Kysely, type Selectable, sql } from 'kysely'
import { qrLimits } from '../../../shared/qr-limits.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredRefund } from './payment-queries.ts'

type Db = Kysely<Database>

/** A QR code of an order as it is stored; the amount in paise. */
export type StoredQrCode = Selectable<Database['qr_codes']>

/** Longer than asking the provider can take. */
const LEASE_MS = 45_000

function qrCodes(db: Db) {
  return db.selectFrom('qr_codes').select(columnsOf('qr_codes'))
}

/** Keeps a QR code that the provider is to make. In a command only; an order has one at most that is open. */
export async function insertQrCode(
  tx: Db,
  row: Pick<StoredQrCode, 'id' | 'order_id' | 'amount' | 'is_test' | 'closes_at' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('qr_codes')
    .values({ ...row, state: 'asked', provider_qr_id: null, content: null, ask_at: row.closes_at, asked_at: null })
    .execute()
}

/** A QR code by its id. */
export function findQrCode(db: Db, id: string): Promise<StoredQrCode | undefined> {
  return qrCodes(db).where('id', '=', id).executeTakeFirst()
}

/** A QR code by the provider's id. */
export function findQrCodeAtProvider(db: Db, providerQrId: string): Promise<StoredQrCode | undefined> {
  return qrCodes(db).where('provider_qr_id', '=', providerQrId).executeTakeFirst()
}

/** The newest QR code of an order. */
export function findNewestQrCode(db: Db, orderId: string): Promise<StoredQrCode | undefined> {
  return qrCodes(db).where('order_id', '=', orderId).orderBy('created_at', 'desc').orderBy('id').executeTakeFirst()
}

/** Keeps what the provider made. False where the code was closed meanwhile, or another process was faster. */
export async function openQrCode(
  db: Db,
  id: string,
  made: Pick<StoredQrCode, 'provider_qr_id' | 'content' | 'ask_at'>,
): Promise<boolean> {
  const open = db.updateTable('qr_codes').set({ ...made, state: 'open' })
  const opened = await open.where('id', '=', id).where('state', '=', 'asked').executeTakeFirst()
  return opened.numUpdatedRows > 0n
}

/** The provider made none. */
export async function refuseQrCode(db: Db, id: string): Promise<void> {
  const asked = db.updateTable('qr_codes').set({ state: 'refused', ask_at: null })
  await asked.where('id', '=', id).where('state', '=', 'asked').execute()
}

/** Closes the QR code of an order that is open; the provider is told at once by those who ask it. */
export async function closeQrCodes(db: Db, orderId: string): Promise<void> {
  await sql`
    UPDATE qr_codes SET state = 'closed', to_close = provider_qr_id IS NOT NULL, ask_at = created_at
    WHERE order_id = ${orderId} AND state IN ('asked', 'open')`.execute(db)
}

/** Closes a QR code whose time is over. */
export async function expireQrCode(db: Db, id: string): Promise<void> {
  await sql`
    UPDATE qr_codes SET state = 'closed', to_close = provider_qr_id IS NOT NULL
    WHERE id = ${id} AND state IN ('asked', 'open')`.execute(db)
}

/** Its order is paid by it. */
export async function markQrCodePaid(tx: Db, id: string): Promise<void> {
  await tx.updateTable('qr_codes').set({ state: 'paid', to_close: false }).where('id', '=', id).execute()
}

/** The provider has closed it. */
export async function noteClosed(db: Db, id: string): Promise<void> {
  await db.updateTable('qr_codes').set({ to_close: false }).where('id', '=', id).execute()
}

/** Returns whether the provider may be asked again about a QR code for somebody who waits. */
export async function mayAskAboutQr(db: Db, id: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - qrLimits.sharedSeconds * 1000)
  const taken = await db
    .updateTable('qr_codes')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Takes QR codes about which the provider is to be asked now. */
export async function takeQrCodesToAsk(db: Db, now: Date, most: number): Promise<StoredQrCode[]> {
  const { rows } = await sql<StoredQrCode>`
    WITH due AS MATERIALIZED (
      SELECT id FROM qr_codes WHERE ask_at <= ${now} ORDER BY ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE qr_codes SET ask_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz FROM due
    WHERE qr_codes.id = due.id RETURNING ${sql.raw(columnsOf('qr_codes').join(', '))}`.execute(db)
  return rows
}

/** Notes when the provider is asked next, and how often in a row it gave no answer; one that was closed since is asked at once. */
export async function planQrAsk(
  db: Db,
  { id, state }: Pick<StoredQrCode, 'id' | 'state'>,
  askAt: Date | null,
  failedAsks: number,
): Promise<void> {
  const plan = db.updateTable('qr_codes').set({ ask_at: askAt, failed_asks: failedAsks })
  await plan.where('id', '=', id).where('state', '=', state).execute()
}

/** Finds the provider's last word on an account's QR codes. */
export function findQrOffer(db: Db, keyId: string): Promise<Selectable<Database['qr_offers']> | undefined> {
  const offers = db.selectFrom('qr_offers').select(['key_id', 'is_offered', 'asked_at'])
  return offers.where('key_id', '=', keyId).executeTakeFirst()
}

/** Keeps what the provider says about an account's QR codes. */
export async function keepQrOffer(db: Db, offer: Selectable<Database['qr_offers']>): Promise<void> {
  const { is_offered, asked_at } = offer
  await db
    .insertInto('qr_offers')
    .values(offer)
    .onConflict((conflict) => conflict.column('key_id').doUpdateSet({ is_offered, asked_at }))
    .execute()
}

/** Lists the refunds of payments by QR code that came when nothing, or something else, was due for an order. */
export function listLateRefunds(db: Db, orderId: string): Promise<StoredRefund[]> {
  return db
    .selectFrom('qr_codes')
    .innerJoin('payments', 'payments.qr_code_id', 'qr_codes.id')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(columnsOf('refunds'))
    .where('qr_codes.order_id', '=', orderId)
    .where('payments.order_id', 'is', null)
    .orderBy('refunds.created_at')
    .execute()
}
