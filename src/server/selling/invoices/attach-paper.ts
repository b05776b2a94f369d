import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { invoiceFileName } from '../../../domain/selling/invoices/invoice-number.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import type { OrderNews } from '../../../shared/copy/order-mails.ts'
import type { Attachment } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'
import { printInvoice } from './render-invoice-pdf.ts'
import { printVoucher } from './render-voucher-pdf.ts'
import { findReceiptVoucher, findRefundVoucher } from './voucher-queries.ts'

/**
 * Returns the attachment of a mail about an order: the receipt voucher when it is placed and paid, the refund voucher when it is
 * cancelled before its invoice, the invoice when it is shipped and when it is delivered, the credit note when it is returned, or a
 * part of it (`number`: that note's).
 */
export async function attachPaper(
  { db }: Shop,
  orderId: string,
  news: OrderNews,
  number?: string,
): Promise<Attachment | undefined> {
  if (news === 'returned' || number !== undefined) {
    const notes = await findCreditNotes(db, orderId)
    return invoiceFile(
      'credit_note',
      number === undefined ? notes.at(-1) : notes.find((each) => each.number === number),
    )
  }
  if (news === 'placed') return voucherFile('receipt_voucher', await findReceiptVoucher(db, { orderId }))
  if (news === 'cancelled') return voucherFile('refund_voucher', await findRefundVoucher(db, { orderId }))
  if (news !== 'shipped' && news !== 'delivered') return undefined
  return invoiceFile('invoice', await findInvoice(db, orderId))
}

/** Returns the refund voucher of a payment that became no order, for the mail that says so. */
export async function attachRefundVoucher({ db }: Shop, paymentId: string): Promise<Attachment | undefined> {
  return voucherFile('refund_voucher', await findRefundVoucher(db, { paymentId }))
}

async function invoiceFile(
  kind: 'invoice' | 'credit_note',
  paper: InvoiceDocument | CreditNoteDocument | undefined,
): Promise<Attachment | undefined> {
  return paper && pdf(invoiceFileName(paper.number, kind), await printInvoice(paper))
}

async function voucherFile(
  kind: 'receipt_voucher' | 'refund_voucher',
  voucher: ReceiptVoucher | RefundVoucher | undefined,
): Promise<Attachment | undefined> {
  return voucher && pdf(invoiceFileName(voucher.number, kind), await printVoucher(voucher))
}

function pdf(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content }
}
