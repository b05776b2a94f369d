import { quoteStatus } from '../../../domain/selling/quotes/quote-status.ts'
import { apiBase } from '../../../shared/contract/endpoint.ts'
import { type Quote, type QuoteLine, quotePdfPath } from '../../../shared/contract/quotes.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { QuoteLineRow, QuoteRow } from './quote-queries.ts'

/** A quotation as whoever has its key sees it, in rupees; `key`: the one that its PDF is opened with, '' where none is known. */
export function presentQuote(
  row: QuoteRow,
  all: readonly QuoteLineRow[],
  { key, now }: { key: string; now: Date },
): Quote {
  const lines = all.filter(({ quote_id }) => quote_id === row.id)
  const sum = (of: (line: QuoteLineRow) => number) =>
    rupeesFromPaise(lines.reduce((total, line) => total + of(line), 0))
  const subTotal = sum((line) => line.line_total)
  return {
    number: row.number,
    status: quoteStatus(row, now),
    name: row.name,
    gstin: row.gstin,
    createdAt: row.created_at.toISOString(),
    validUntil: row.valid_until.toISOString(),
    placeOfSupply: row.place_of_supply,
    lines: lines.map(presentQuoteLine),
    subTotal,
    gst: sum((line) => line.gst),
    cgst: sum((line) => line.cgst),
    sgst: sum((line) => line.sgst),
    igst: sum((line) => line.igst),
    total: subTotal,
    pdf: `${apiBase}${quotePdfPath.replace('{number}', row.number)}?key=${key}`,
  }
}

/** A line of a quotation, in rupees. */
export function presentQuoteLine(line: QuoteLineRow): QuoteLine {
  return {
    position: line.position,
    productId: line.product_id,
    variantId: line.variant_id,
    name: line.name,
    variantName: line.variant_name,
    sku: line.variant_id ?? line.product_id,
    hsnCode: line.hsn_code,
    gstRate: line.gst_rate,
    unit: line.unit,
    quantity: line.quantity,
    price: rupeesFromPaise(line.unit_price),
    amount: rupeesFromPaise(line.line_total),
  }
}
