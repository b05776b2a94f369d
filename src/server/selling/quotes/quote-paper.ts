import { drawUpInvoice } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'
import { supplierOf } from '../invoices/paper-parties.ts'
import type { QuoteLineRow, QuoteRow } from './quote-queries.ts'

/** Everything that the paper of a quotation shows; `validUntil`: ISO 8601. */
export interface QuotePaper {
  /** Lines, rates, sums and words, as an invoice of the same goods would have them. */
  document: InvoiceDocument
  validUntil: string
}

/** The paper of a quotation: its frozen lines and tax, with the seller as it is now. It is no tax document. */
export function quotePaper(quote: QuoteRow, lines: readonly QuoteLineRow[], seller: ShopIdentity): QuotePaper {
  const { number, created_at: issuedAt, name, phone, gstin, firm } = quote
  const document = drawUpInvoice(
    {
      number,
      placedAt: issuedAt.toISOString(),
      paymentMethod: 'cod',
      isTest: false,
      lines: lines.map((line) => ({
        name: line.name,
        variantName: line.variant_name,
        hsnCode: line.hsn_code,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unit_price,
        discountShare: 0,
        lineTotal: line.line_total,
        gstRate: line.gst_rate,
        gst: line.gst,
        cgst: line.cgst,
        sgst: line.sgst,
        igst: line.igst,
      })),
      deliveryCharges: 0,
      delivery: null,
      payable: lines.reduce((sum, line) => sum + line.line_total, 0),
      recipient: { name, address: [], state: quote.place_of_supply, phone },
      buyer: gstin === null ? null : { gstin, ...(firm ?? { legalName: name }) },
    },
    supplierOf(seller),
    { number, issuedAt },
  )
  return { document, validUntil: quote.valid_until.toISOString() }
}
