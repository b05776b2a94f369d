import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { checkOwn, type OwnOrder } from './get-invoice.ts'
import { findReceiptVoucher, findRefundVoucher } from './voucher-queries.ts'

/** The receipt voucher of a shopper's own order. Throws `not_found` for another's order, and where it was not paid online. */
export async function getReceiptVoucher(shop: Shop, own: OwnOrder): Promise<ReceiptVoucher> {
  await checkOwn(shop, own)
  const voucher = await findReceiptVoucher(shop.db, own)
  if (!voucher) throw new Failure('not_found', failures.noReceiptVoucher)
  return voucher
}

/** The refund voucher of a shopper's own order. Throws `not_found` for another's order, and where there is none. */
export async function getRefundVoucher(shop: Shop, own: OwnOrder): Promise<RefundVoucher> {
  await checkOwn(shop, own)
  const voucher = await findRefundVoucher(shop.db, own)
  if (!voucher) throw new Failure('not_found', failures.noRefundVoucher)
  return voucher
}
