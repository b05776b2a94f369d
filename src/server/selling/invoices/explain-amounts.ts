import { stateOfGstin } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { type AmountsToExplain, explainOrder } from '../../../domain/selling/derivation/explain-order.ts'
import { explainCreditNote, explainInvoice } from '../../../domain/selling/derivation/explain-paper.ts'
import { explainRefund } from '../../../domain/selling/derivation/explain-refund.ts'
import type { TaxedLine } from '../../../domain/selling/derivation/explained.ts'
import { notesAgainst } from '../../../domain/selling/invoices/credit-note-lines.ts'
import type { Explained } from '../../../shared/contract/explanations.ts'
import { explanation as copy } from '../../../shared/copy/explanation.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { presentExplained } from '../cart/present-explained.ts'
import { findDerivation } from '../orders/derivation-queries.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { OwnOrder } from './get-invoice.ts'
import { findCreditNotes, findInvoices } from './invoice-queries.ts'

/** Explains a shopper's own order. Throws `not_found` for another's. */
export async function explainOwnOrder(shop: Shop, { userId, orderId }: OwnOrder): Promise<Explained[]> {
  const order = await findOrder(shop.db, { id: orderId, userId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  return explainStoredOrder(shop, order)
}

/** Explains the amounts of an order, then of each of its invoices with its credit notes, and of its refunds, from what is stored of each. */
export async function explainStoredOrder({ db }: Pick<Shop, 'db'>, order: StoredOrder): Promise<Explained[]> {
  const [derivation, invoices, notes] = await Promise.all([
    findDerivation(db, order.id),
    findInvoices(db, order.id),
    findCreditNotes(db, order.id),
  ])
  const invoice = invoices.at(-1)
  const { buyer_firm: buyer } = order
  const told = {
    title: copy.titles.order(order.number),
    supplyOf: buyer?.shipTo === 'third_party' ? stateOfGstin(buyer.gstin) : undefined,
    invoiceDay: invoice ? indianDay(new Date(invoice.issuedAt)) : null,
    isHandedOver: order.payment_method === 'counter' && !order.by_phone,
  }
  const explained = [
    explainOrder(derivation, amountsOf(order), told),
    ...invoices.flatMap((each) => [
      explainInvoice(each),
      ...notesAgainst(each, notes).map((note) => explainCreditNote(note, each)),
    ]),
    ...order.refunds.map((refund, at) => explainRefund(refund, at + 1, order.refunds.length)),
  ]
  return explained.map(presentExplained)
}

function amountsOf(order: StoredOrder): AmountsToExplain {
  return {
    subTotal: order.sub_total,
    couponDiscount: order.coupon_discount,
    deliveryCharges: order.delivery_charges,
    onlineDiscount: order.online_discount,
    payable: order.payable,
    gst: order.gst,
    lines: order.lines.map((line) => ({
      name: [line.name, line.variant_name].filter(Boolean).join(', '),
      ...taxedLine({ ...line, gstRate: line.gst_rate, lineTotal: line.line_total }),
    })),
    delivery: order.delivery_line && taxedLine(order.delivery_line),
  }
}

function taxedLine({
  gstRate,
  lineTotal,
  cgst,
  sgst,
  igst,
}: Omit<TaxedLine, 'total'> & { lineTotal: Paise }): TaxedLine {
  return { gstRate, total: lineTotal, cgst, sgst, igst }
}
