import type { Transaction } from 'kysely'
import { drawUpInvoice, type OrderToInvoice } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { testLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StoredLine, StoredOrder } from '../orders/stored-order.ts'
import { insertInvoice, takeNumber } from './invoice-queries.ts'
import { recipientAt, supplierOf } from './paper-parties.ts'

/**
 * Issues the tax invoice of an order that this transaction has just confirmed, and answers its number and date; or another one in
 * place of one that it has just credited (`replaces`). The last thing to do in a transaction: everybody who confirms waits for the
 * series.
 */
export async function issueInvoice(
  shop: Shop,
  tx: Transaction<Database>,
  order: StoredOrder,
  replaces?: InvoiceDocument['replaces'],
): Promise<{ number: string; date: string }> {
  const letters = order.payment?.is_test ? testLetters.invoice : shop.settings.now()['numbers.invoice']
  const { financialYear, ...issue } = await takeNumber(tx, 'invoice', letters, shop.clock())
  const document = drawUpInvoice(toInvoice(order), supplierOf(shop.settings.identity()), { ...issue, replaces })
  await insertInvoice(tx, order.id, financialYear, document)
  return { number: document.number, date: document.issuedAt }
}

function toInvoice(order: StoredOrder): OrderToInvoice {
  return {
    number: order.number,
    placedAt: order.created_at.toISOString(),
    paymentMethod: order.payment_method,
    isTest: order.payment?.is_test ?? false,
    lines: order.lines.map(lineToInvoice),
    deliveryCharges: order.delivery_charges,
    cashFee: order.cash_fee,
    delivery: order.delivery_line,
    payable: order.payable,
    recipient: recipientAt(order.delivery_address),
    buyer: order.buyer_firm,
  }
}

function lineToInvoice(line: StoredLine): OrderToInvoice['lines'][number] {
  const { name, quantity, unit, gst, cgst, sgst, igst } = line
  return {
    name,
    variantName: line.variant_name,
    hsnCode: line.hsn_code,
    quantity,
    unit,
    unitPrice: line.unit_price,
    discountShare: line.discount_share,
    lineTotal: line.line_total,
    gstRate: line.gst_rate,
    gst,
    cgst,
    sgst,
    igst,
  }
}
