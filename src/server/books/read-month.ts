import { sql } from 'kysely'
import type { RegisteredDocument } from '../../domain/books/register.ts'
import { deliveryOf } from '../../domain/invoices/draw-up-invoice.ts'
import type { CreditNoteDocument, InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import type { Shop } from '../platform/shop.ts'

interface Row {
  document: InvoiceDocument | CreditNoteDocument
  /** Of a credit note. */
  invoice: Pick<InvoiceDocument, 'issuedAt' | 'totals'> | null
}

/** The frozen documents of a month of India, 'YYYY-MM', in the order of their dates. */
export async function readMonth({ db }: Pick<Shop, 'db'>, month: string): Promise<RegisteredDocument[]> {
  const begins = sql`(${`${month}-01`}::date::timestamp AT TIME ZONE 'Asia/Kolkata')`
  const ends = sql`((${`${month}-01`}::date + interval '1 month')::timestamp AT TIME ZONE 'Asia/Kolkata')`
  const { rows } = await sql<Row>`
    SELECT document, NULL AS invoice, issued_at FROM invoices WHERE issued_at >= ${begins} AND issued_at < ${ends}
    UNION ALL
    SELECT n.document, jsonb_build_object('issuedAt', i.document -> 'issuedAt', 'totals', i.document -> 'totals'), n.issued_at
      FROM credit_notes n JOIN invoices i USING (order_id) WHERE n.issued_at >= ${begins} AND n.issued_at < ${ends}
    ORDER BY issued_at`.execute(db)
  return rows.map(registered)
}

function registered({ document, invoice }: Row): RegisteredDocument {
  const delivery = deliveryOf(document)
  const { number, issuedAt, placeOfSupply, order, recipient, totals } = document
  const isNote = 'against' in document
  return {
    kind: isNote ? 'credit_note' : document.kind === 'bill_of_supply' ? 'bill_of_supply' : 'invoice',
    number,
    issuedAt,
    pos: placeOfSupply.stateCode,
    // shoppers give no GSTIN yet
    buyerGstin: null,
    lines: document.lines.map((line) => {
      const { hsnCode, unit, quantity, gstRate, taxable, cgst, sgst, igst, total } = line
      const amounts = { taxable, cgst, sgst, igst, total }
      return { hsn: hsnCode, uqc: unit, qty: quantity, rate: gstRate, ...amounts, delivery: line === delivery }
    }),
    total: totals.total,
    ...(invoice && { against: { issuedAt: invoice.issuedAt, total: invoice.totals.total } }),
    order: order.number,
    buyer: recipient.name,
    paidBy: order.paymentMethod,
    credited: isNote ? document.against.number : null,
  }
}
