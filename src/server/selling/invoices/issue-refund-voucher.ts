import type { Transaction } from 'kysely'
import { drawUpRefundVoucher } from '../../../domain/selling/invoices/draw-up-voucher.ts'
import { testLetters, voucherLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { RefundReason } from '../../../domain/selling/payments/judge-payment.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { noteEditsVouchered, noteNoRefundVoucher } from '../payments/payment-queries.ts'
import { issueUnlessLocked } from './issue-unless-locked.ts'
import { findReceipt, insertRefundVoucher, takeVoucherNumber, type VoucherKey } from './voucher-queries.ts'

/** The receipt voucher of a payment, as it is found. */
type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

/**
 * Issues the refund voucher of a payment that this transaction owes back, of which there never was an invoice (CGST Rule 51).
 * Issues none where the payment has no receipt voucher, nor where the month is locked, which the refund and the log then say. The
 * last thing to do in a transaction, as issueReceiptVoucher is; of both that one comes first.
 */
export async function issueRefundVoucher(
  shop: Pick<Shop, 'clock' | 'log'>,
  tx: Transaction<Database>,
  key: VoucherKey,
  reason: RefundReason,
): Promise<void> {
  const receipt = await findReceipt(tx, key)
  if (!receipt) return
  if (await issueUnlessLocked(tx, () => issue(shop, tx, receipt, reason))) return
  const { payment_id: payment, document } = receipt
  await noteNoRefundVoucher(tx, payment)
  shop.log.warn({ order: document.order?.number ?? null, payment }, 'no refund voucher: its month is locked')
}

async function issue(
  shop: Pick<Shop, 'clock'>,
  tx: Transaction<Database>,
  receipt: Receipt,
  reason: RefundReason,
): Promise<void> {
  const letters = (receipt.document.test ? testLetters : voucherLetters).refund_voucher
  const { financialYear, ...issued } = await takeVoucherNumber(tx, letters, shop.clock())
  const document = drawUpRefundVoucher(receipt.document, issued, reason)
  await insertRefundVoucher(tx, {
    paymentId: receipt.payment_id,
    orderId: receipt.order_id,
    financialYear,
    document,
  })
  await noteEditsVouchered(tx, receipt.payment_id)
}
