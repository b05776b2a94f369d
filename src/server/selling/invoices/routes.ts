import type { FastifyInstance } from 'fastify'
import { invoiceFileName } from '../../../domain/selling/invoices/invoice-number.ts'
import { creditNotePdfPath, invoicePdfPath } from '../../../shared/contract/invoice-pdf.ts'
import { invoices } from '../../../shared/contract/invoices.ts'
import { fileRoute } from '../../platform/http/file-route.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { drawForShopper } from './draw-for-shopper.ts'
import { getCreditNote, getInvoice } from './get-invoice.ts'
import { presentInvoice } from './present-invoice.ts'

/** A shopper's tax invoices, as JSON and on paper, and credit notes on paper. */
export function invoiceRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, invoices.invoice, async ({ shopper, params }) => ({
    data: presentInvoice(await getInvoice(shop, { userId: shopper.userId, orderId: params.id })),
  }))
  fileRoute(app, shop, invoicePdfPath, async ({ userId, id, gone }) => {
    const invoice = await getInvoice(shop, { userId, orderId: id })
    return {
      contentType: 'application/pdf',
      fileName: invoiceFileName(invoice.number),
      bytes: await drawForShopper(shop, { userId, gone }, invoice),
    }
  })
  fileRoute(app, shop, creditNotePdfPath, async ({ userId, id, number, gone }) => {
    const note = await getCreditNote(shop, { userId, orderId: id, number })
    return {
      contentType: 'application/pdf',
      fileName: invoiceFileName(note.number, 'credit_note'),
      bytes: await drawForShopper(shop, { userId, gone }, note),
    }
  })
}
