import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderDraft } from '../orders/order-draft.ts'

type Db = Kysely<Database>
/** A captured payment as it is stored; amounts in paise. */
export type StoredPayment = Selectable<Database['payments']>
/** A refund as it is stored; the amount in paise. */
export type StoredRefund = Selectable<Database['refunds']>

/** A captured payment by the provider's id. */
export function findPayment(db: Db, id: string): Promise<StoredPayment | undefined> {
  return db.selectFrom('payments').select(columnsOf('payments')).where('id', '=', id).executeTakeFirst()
}

/** The payment of an order, locked until the transaction ends. */
export function lockPaymentOfOrder(db: Db, orderId: string): Promise<StoredPayment | undefined> {
  return db
    .selectFrom('payments')
    .select(columnsOf('payments'))
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** The refunds of a checkout's payments, the newest first. */
export function findRefundsOfCheckout(db: Db, checkoutId: string): Promise<StoredRefund[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.checkout_id', '=', checkoutId)
    .select(columnsOf('refunds'))
    .orderBy('refunds.created_at', 'desc')
    .execute()
}

/** A payment that goes or went back, who had paid it, and for what. */
export interface PaidBack {
  userId: string
  amount: number
  reason: StoredRefund['reason']
  reference: string | null
  /** No money came, and none goes back. */
  isTest: boolean
  /** The goods come all the same, or came: they were paid or ordered another time. */
  isOfOrder: boolean
  goods: Pick<OrderDraft['lines'][number], 'name' | 'variantName' | 'quantity'>[]
}

/** Finds the facts to state about a payment that goes back; undefined where it does not. */
export async function findPaidBack(db: Db, paymentId: string): Promise<PaidBack | undefined> {
  const found = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.id', '=', paymentId)
    .select([
      'checkouts.user_id',
      'checkouts.draft',
      'payments.is_test',
      'refunds.amount',
      'refunds.reason',
      'refunds.reference',
    ])
    .executeTakeFirst()
  if (!found) return findPaidBackByQr(db, paymentId)
  const { user_id: userId, draft, amount, reason, reference, is_test: isTest } = found
  const isOfOrder = reason === 'second_payment' || reason === 'ordered_otherwise'
  return { userId, amount, reason, reference, isTest, isOfOrder, goods: (draft as OrderDraft).lines }
}

/** The same of a payment by the QR code of an order; undefined where nobody has an account to be written to. */
async function findPaidBackByQr(db: Db, paymentId: string): Promise<PaidBack | undefined> {
  const found = await db
    .selectFrom('payments')
    .innerJoin('qr_codes', 'qr_codes.id', 'payments.qr_code_id')
    .innerJoin('orders', 'orders.id', 'qr_codes.order_id')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.id', '=', paymentId)
    .select(['orders.id', 'orders.user_id as userId', 'payments.is_test as isTest'])
    .select(['refunds.amount', 'refunds.reason', 'refunds.reference'])
    .executeTakeFirst()
  if (!found || found.userId === null) return undefined
  const { id, userId, ...paid } = found
  const lines = db.selectFrom('order_lines').select(['name', 'variant_name as variantName', 'quantity'])
  return {
    ...paid,
    userId,
    isOfOrder: true,
    goods: await lines.where('order_id', '=', id).orderBy('position').execute(),
  }
}

/** A captured payment and the order that it paid; null: it went back. */
export type ListedPayment = Pick<StoredPayment, 'id' | 'amount' | 'method' | 'status' | 'is_test' | 'paid_at'> & {
  number: string | null
}

/** Everybody's captured payments, the newest first; amounts in paise. */
export function listPayments(db: Db, limit: number): Promise<ListedPayment[]> {
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.amount', 'payments.method', 'payments.status', 'payments.is_test'])
    .select(['payments.paid_at', 'orders.number'])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(limit)
    .execute()
}

/** Writes a captured payment. */
export async function insertPayment(db: Db, row: Insertable<Database['payments']>): Promise<void> {
  await db.insertInto('payments').values(row).execute()
}

/** Writes that a payment has no receipt voucher, though this version settled it. */
export async function noteNoReceipt(db: Db, id: string): Promise<void> {
  await db.updateTable('payments').set({ vouchered: false }).where('id', '=', id).execute()
}

/** Writes that the refunds of a payment have no refund voucher, though this version owes them. */
export async function noteNoRefundVoucher(db: Db, paymentId: string): Promise<void> {
  await db.updateTable('refunds').set({ vouchered: false }).where('payment_id', '=', paymentId).execute()
}

/** Writes that what edits had given back of a payment stands in its refund voucher now: no invoice follows any more. */
export async function noteEditsVouchered(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ vouchered: true })
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'order_edited')
    .execute()
}

/** Writes the state of a payment's money: as far as its refunds are. */
export async function writePaymentState(db: Db, id: string): Promise<void> {
  await sql`
    UPDATE payments SET status = CASE
      WHEN EXISTS (SELECT FROM refunds WHERE payment_id = ${id} AND status <> 'processed') THEN 'refund_pending'
      WHEN refunded = amount THEN 'refunded' ELSE 'captured' END
    WHERE id = ${id}`.execute(db)
}

/** Returns what goes or went back of what an order costs, in paise: what an edit gave back it costs no more. */
export async function refundedOfOrder(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount FROM refunds
    WHERE order_id = ${orderId} AND reason <> 'order_edited'`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Returns the refunds of a payment beside one of them. */
export function otherRefundsOf(
  db: Db,
  paymentId: string,
  refundId: string,
): Promise<Pick<StoredRefund, 'id' | 'provider_refund_id'>[]> {
  const others = db.selectFrom('refunds').select(['id', 'provider_refund_id']).where('payment_id', '=', paymentId)
  return others.where('id', '<>', refundId).execute()
}

type Entry = Omit<Insertable<Database['journal']>, 'id'>

/** Adds to the journal. Each payment's entries must add up to 0 within the transaction that writes them. */
export async function addToJournal(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error('journal entries that do not balance')
  await db
    .insertInto('journal')
    .values([...entries])
    .execute()
}
