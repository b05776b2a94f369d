import type { FastifyInstance } from 'fastify'
import { invoiceFileName } from '../../../domain/selling/invoices/invoice-number.ts'
import { explanations } from '../../../shared/contract/explanations.ts'
import { paperPdfPaths } from '../../../shared/contract/invoice-pdf.ts'
import { invoices } from '../../../shared/contract/invoices.ts'
import { fileRoute } from '../../platform/http/file-route.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { drawForShopper } from './draw-for-shopper.ts'
import { explainOwnOrder } from './explain-amounts.ts'
import { getCreditNote, getInvoice, type OwnOrder } from './get-invoice.ts'
import { getReceiptVoucher, getRefundVoucher } from './get-voucher.ts'
import { presentInvoice } from './present-invoice.ts'
import { printInvoice } from './render-invoice-pdf.ts'
import { printVoucher } from './render-voucher-pdf.ts'

/** A shopper's tax invoices, as JSON and on paper, and credit notes and vouchers on paper. */
export function invoiceRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, invoices.invoice, async ({ shopper, params }) => ({
    data: presentInvoice(await getInvoice(shop, { userId: shopper.userId, orderId: params.id })),
  }))
  route(app, shop, explanations.explainOrder, async ({ shopper, params }) => ({
    data: await explainOwnOrder(shop, { userId: shopper.userId, orderId: params.id }),
  }))
  paperRoute(app, shop, 'invoice', getInvoice, printInvoice)
  paperRoute(app, shop, 'credit_note', getCreditNote, printInvoice)
  paperRoute(app, shop, 'receipt_voucher', getReceiptVoucher, printVoucher)
  paperRoute(app, shop, 'refund_voucher', getRefundVoucher, printVoucher)
}

function paperRoute<Document extends { number: string }>(
  app: FastifyInstance,
  shop: Shop,
  kind: keyof typeof paperPdfPaths,
  find: (shop: Shop, own: OwnOrder & { number: string | undefined }) => Promise<Document>,
  print: Parameters<typeof drawForShopper<Document>>[3],
): void {
  fileRoute(app, shop, paperPdfPaths[kind], async ({ userId, id, number, gone }) => {
    const paper = await find(shop, { userId, orderId: id, number })
    return {
      contentType: 'application/pdf',
      fileName: invoiceFileName(paper.number, kind),
      bytes: await drawForShopper(shop, { userId, gone }, paper, print),
    }
  })
}
