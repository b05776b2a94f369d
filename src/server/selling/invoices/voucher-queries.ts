import { type Kysely, sql } from 'kysely'
import type { Supplier } from '../../../domain/selling/invoices/invoice-document.ts'
import { invoiceNumber, type VoucherKind } from '../../../domain/selling/invoices/invoice-number.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import { financialYearOf } from '../../../shared/india-time.ts'
import type { Database } from '../../platform/db/schema.ts'
import { issuedIn } from './issued-in.ts'

type Db = Kysely<Database>

/** A voucher's number that was taken, its financial year, and when the voucher is issued. */
interface VoucherNumber {
  number: string
  financialYear: string
  issuedAt: Date
}

/**
 * The next number of the vouchers of a financial year that begin with `letters`, and when it is issued: `now`, or the moment of
 * the number before where that is later (another process's clock). Locks the series until the transaction ends: a number is
 * either used or given to the next one, never lost.
 */
export async function takeVoucherNumber(tx: Db, letters: string, now: Date): Promise<VoucherNumber> {
  const financialYear = financialYearOf(now)
  const taken = await tx
    .insertInto('voucher_series')
    .values({ letters, financial_year: financialYear, last_number: 1, last_issued_at: now })
    .onConflict((conflict) =>
      conflict.columns(['letters', 'financial_year']).doUpdateSet({
        last_number: sql`voucher_series.last_number + 1`,
        last_issued_at: sql`greatest(voucher_series.last_issued_at, excluded.last_issued_at)`,
      }),
    )
    .returning(['last_number', 'last_issued_at'])
    .executeTakeFirstOrThrow()
  const number = invoiceNumber(letters, financialYear, taken.last_number)
  return { number, financialYear, issuedAt: taken.last_issued_at }
}

/** A payment's voucher, the order that the payment became (null: none), and the financial year of its number. */
interface NewVoucher<Document> {
  paymentId: string
  orderId: string | null
  financialYear: string
  document: Document
}

/** Keeps a receipt voucher for good. */
export async function insertReceiptVoucher(tx: Db, voucher: NewVoucher<ReceiptVoucher>): Promise<void> {
  await tx.insertInto('receipt_vouchers').values(rowOf(voucher)).execute()
}

/** Keeps a refund voucher for good. */
export async function insertRefundVoucher(tx: Db, voucher: NewVoucher<RefundVoucher>): Promise<void> {
  await tx.insertInto('refund_vouchers').values(rowOf(voucher)).execute()
}

function rowOf({ paymentId, orderId, financialYear, document }: NewVoucher<ReceiptVoucher>) {
  const { number, issuedAt } = document
  return {
    payment_id: paymentId,
    order_id: orderId,
    number,
    financial_year: financialYear,
    issued_at: issuedAt,
    document: JSON.stringify(document),
  }
}

/** Key of vouchers: the payment, or the order that it became. */
export type VoucherKey = { paymentId: string } | { orderId: string }

const columnOf = (key: VoucherKey) => ('paymentId' in key ? 'payment_id' : 'order_id')
const idOf = (key: VoucherKey) => ('paymentId' in key ? key.paymentId : key.orderId)

/** The receipt voucher of a payment as it was issued, with the payment's id and its order's; undefined where there is none. */
export function findReceipt(db: Db, key: VoucherKey) {
  return db
    .selectFrom('receipt_vouchers')
    .select(['payment_id', 'order_id', 'document'])
    .where(columnOf(key), '=', idOf(key))
    .executeTakeFirst()
}

/** The receipt voucher as it was issued; undefined where there is none. */
export async function findReceiptVoucher(db: Db, key: VoucherKey): Promise<ReceiptVoucher | undefined> {
  return (await findReceipt(db, key))?.document
}

/** The refund voucher as it was issued; undefined where there is none. */
export async function findRefundVoucher(db: Db, key: VoucherKey): Promise<RefundVoucher | undefined> {
  const found = await db
    .selectFrom('refund_vouchers')
    .select('document')
    .where(columnOf(key), '=', idOf(key))
    .executeTakeFirst()
  return found?.document
}

/** All vouchers of a person's payments, also of those that became no order, in the order of their dates. */
export async function findVouchersOf(db: Db, userId: string): Promise<(ReceiptVoucher | RefundVoucher)[]> {
  const { rows } = await sql<{ document: ReceiptVoucher | RefundVoucher }>`
    SELECT v.document FROM (SELECT payment_id, issued_at, document FROM receipt_vouchers
      UNION ALL SELECT payment_id, issued_at, document FROM refund_vouchers) v
    JOIN payments p ON p.id = v.payment_id JOIN checkouts c ON c.id = p.checkout_id
    WHERE c.user_id = ${userId} ORDER BY v.issued_at`.execute(db)
  return rows.map(({ document }) => document)
}

/** Forgets a person on the vouchers of their payments. What tax law wants of them stays, and with it the chain of hashes. */
export async function forgetInVouchers(tx: Db, userId: string): Promise<void> {
  await sql`SELECT forget_in_vouchers(${userId})`.execute(tx)
}

/** A voucher's number as Table 13 of GSTR-1 counts it, and who issued it. */
interface NumberedVoucher {
  kind: VoucherKind
  number: string
  supplier: Supplier
}

/** The vouchers of a month of India, 'YYYY-MM', about money: none of test payments. */
export async function selectVouchers(db: Db, month: string): Promise<NumberedVoucher[]> {
  const { rows } = await sql<NumberedVoucher>`
    SELECT kind, number, document -> 'supplier' AS supplier FROM (
      SELECT 'receipt_voucher' AS kind, number, document, issued_at FROM receipt_vouchers WHERE ${issuedIn(month)}
      UNION ALL SELECT 'refund_voucher', number, document, issued_at FROM refund_vouchers WHERE ${issuedIn(month)}) v
    WHERE NOT document ? 'test' ORDER BY issued_at, number`.execute(db)
  return rows
}
