import type { Transaction } from 'kysely'
import { drawUpRefundVoucher } from '../../../domain/selling/invoices/draw-up-voucher.ts'
import { testLetters, voucherLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { RefundReason } from '../../../domain/selling/payments/judge-payment.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { findReceipt, insertRefundVoucher, takeVoucherNumber, type VoucherKey } from './voucher-queries.ts'

/**
 * Issues the refund voucher of a payment that this transaction owes back, of which there never was an invoice (CGST Rule 51).
 * Issues none where a former version settled the payment: it has no receipt voucher. The last thing to do in a transaction, as
 * issueReceiptVoucher is; of both that one comes first.
 */
export async function issueRefundVoucher(
  shop: Pick<Shop, 'clock'>,
  tx: Transaction<Database>,
  key: VoucherKey,
  reason: RefundReason,
): Promise<void> {
  const receipt = await findReceipt(tx, key)
  if (!receipt) return
  const letters = (receipt.document.test ? testLetters : voucherLetters).refund_voucher
  const { financialYear, ...issue } = await takeVoucherNumber(tx, letters, shop.clock())
  const document = drawUpRefundVoucher(receipt.document, issue, reason)
  await insertRefundVoucher(tx, {
    paymentId: receipt.payment_id,
    orderId: receipt.order_id,
    financialYear,
    document,
  })
}
