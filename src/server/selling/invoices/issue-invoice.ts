import type { Transaction } from 'kysely'
import { drawUpInvoice, type OrderToInvoice } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { Supplier } from '../../../domain/selling/invoices/invoice-document.ts'
import { testLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import { findState } from '../../../shared/indian-states.ts'
import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StoredLine, StoredOrder } from '../orders/stored-order.ts'
import { insertInvoice, takeNumber } from './invoice-queries.ts'

/**
 * Issues the tax invoice of an order that this transaction has just confirmed, and answers its number and date. The last
 * thing to do in a transaction: everybody who confirms waits for the series.
 */
export async function issueInvoice(
  shop: Shop,
  tx: Transaction<Database>,
  order: StoredOrder,
): Promise<{ number: string; date: string }> {
  const letters = order.payment?.is_test ? testLetters.invoice : shop.settings.now()['numbers.invoice']
  const { financialYear, ...issue } = await takeNumber(tx, 'invoice', letters, shop.clock())
  const document = drawUpInvoice(toInvoice(order), supplierOf(shop.settings.identity()), issue)
  await insertInvoice(tx, order.id, financialYear, document)
  return { number: document.number, date: document.issuedAt }
}

/** The seller as the shop's papers name it. */
export function supplierOf({ name, seller, phone, email, colours }: ShopIdentity): Supplier {
  const { legalName, address, state, gstin } = seller
  const stateCode = findState(state)?.gstCode ?? gstin.slice(0, 2)
  return { name, legalName, address: [address], state, stateCode, gstin, phone, email, accent: colours.accent }
}

function toInvoice(order: StoredOrder): OrderToInvoice {
  const { fullName = '', building = '', street = '', landmark = '' } = order.delivery_address
  const { city = '', state = '', pincode = '', phone = '' } = order.delivery_address
  const address = [building, street, landmark, `${city} ${pincode}`].filter((part) => part.trim() !== '')
  return {
    number: order.number,
    placedAt: order.created_at.toISOString(),
    paymentMethod: order.payment_method,
    isTest: order.payment?.is_test ?? false,
    lines: order.lines.map(lineToInvoice),
    deliveryCharges: order.delivery_charges,
    delivery: order.delivery_line,
    payable: order.payable,
    recipient: { name: fullName, address, state, phone },
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
