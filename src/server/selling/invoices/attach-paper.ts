import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { invoiceFileName, type NamedPaper } from '../../../domain/selling/invoices/invoice-number.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import type { OrderNews } from '../../../shared/copy/order-mails.ts'
import type { Attachment } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'
import { printInvoice } from './render-invoice-pdf.ts'
import { printVoucher } from './render-voucher-pdf.ts'
import { findReceiptVoucher, findRefundVoucher } from './voucher-queries.ts'

/** A paper that goes with a mail. */
type AttachedPaper = NamedPaper & { file: Attachment }

/**
 * Returns the paper of a mail about an order: the receipt voucher when it is placed and paid, the refund voucher when it is
 * cancelled before its invoice, the invoice when it is shipped and when it is delivered, the credit note of the return when it is
 * returned (a price may have been reduced since), or that of a part of it (`number`).
 */
export async function attachPaper(
  { db }: Shop,
  orderId: string,
  news: OrderNews,
  number?: string,
): Promise<AttachedPaper | undefined> {
  if (news === 'returned' || number !== undefined) {
    const notes = await findCreditNotes(db, orderId)
    const isMeant = (each: CreditNoteDocument) =>
      number === undefined ? each.reason === 'returned' : each.number === number
    return invoicePaper('credit_note', notes.findLast(isMeant))
  }
  if (news === 'placed') return voucherPaper('receipt_voucher', await findReceiptVoucher(db, { orderId }))
  if (news === 'cancelled') return voucherPaper('refund_voucher', await findRefundVoucher(db, { orderId }))
  if (news !== 'shipped' && news !== 'delivered') return undefined
  return invoicePaper('invoice', await findInvoice(db, orderId))
}

/** Returns the refund voucher of a payment that became no order, for the mail that says so. */
export async function attachRefundVoucher({ db }: Shop, paymentId: string): Promise<Attachment | undefined> {
  const paper = await voucherPaper('refund_voucher', await findRefundVoucher(db, { paymentId }))
  return paper?.file
}

async function invoicePaper(
  kind: 'invoice' | 'credit_note',
  document: InvoiceDocument | CreditNoteDocument | undefined,
): Promise<AttachedPaper | undefined> {
  return document && attached({ kind, number: document.number }, await printInvoice(document))
}

async function voucherPaper(
  kind: 'receipt_voucher' | 'refund_voucher',
  document: ReceiptVoucher | RefundVoucher | undefined,
): Promise<AttachedPaper | undefined> {
  return document && attached({ kind, number: document.number }, await printVoucher(document))
}

function attached({ kind, number }: NamedPaper, content: Buffer): AttachedPaper {
  return { kind, number, file: { filename: invoiceFileName(number, kind), contentType: 'application/pdf', content } }
}
