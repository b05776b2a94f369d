import type { RegisteredDocument } from '../../../domain/operations/books/register.ts'
import { deliveryOf } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { Shop } from '../../platform/shop.ts'
import { type IssuedPaper, selectMonth } from '../../selling/invoices/invoice-queries.ts'

/** Reads the frozen documents of a month of India, 'YYYY-MM', in the order of their dates. */
export async function readMonth({ db }: Pick<Shop, 'db'>, month: string): Promise<RegisteredDocument[]> {
  return (await selectMonth(db, month)).map(registered)
}

function registered({ document, invoice }: IssuedPaper): RegisteredDocument {
  const delivery = deliveryOf(document)
  const { number, issuedAt, placeOfSupply, order, recipient, totals } = document
  const isNote = 'against' in document
  return {
    kind: isNote ? 'credit_note' : document.kind === 'bill_of_supply' ? 'bill_of_supply' : 'invoice',
    number,
    issuedAt,
    pos: placeOfSupply.stateCode,
    buyerGstin: document.buyer?.gstin ?? null,
    lines: document.lines.map((line) => {
      const { hsnCode, unit, quantity, gstRate, taxable, cgst, sgst, igst, roundOff = 0, total } = line
      const amounts = { taxable, cgst, sgst, igst, roundOff, total }
      return { hsn: hsnCode, uqc: unit, qty: quantity, rate: gstRate, ...amounts, delivery: line === delivery }
    }),
    total: totals.total,
    ...(invoice && { against: { issuedAt: invoice.issuedAt, total: invoice.totals.total } }),
    order: order.number,
    buyer: document.buyer?.legalName ?? recipient.name,
    paidBy: order.paymentMethod,
    credited: isNote ? document.against.number : null,
  }
}
