import { lowersTax } from '../../../../domain/selling/invoices/credit-note-time.ts'
import { isRateOfPayment, unpaidStatuses } from '../../../../domain/selling/orders/invoice-before-change.ts'
import { wayWithoutStepsBack } from '../../../../domain/selling/orders/order-status.ts'
import type { LineToTax, TaxedAnew } from '../../../../domain/selling/orders/tax-anew.ts'
import type { Work } from '../../../platform/db/transact.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { InvoiceOfOrder, StoredOrder } from '../../orders/stored-order.ts'
import { planTaxes } from './tax-order-anew.ts'

/** An order whose invoice has another rate than its payment will have, with its tax by that rate. */
export interface InvoiceAnew {
  order: StoredOrder
  invoice: InvoiceOfOrder
  taxed: TaxedAnew<LineToTax>
}

/**
 * Finds, among these orders, those whose invoices the shop may replace at a moment (CGST Act s.14(b)(i)): to be paid in cash, invoiced
 * before a change of rate and supplied after it, with nothing of the invoice credited, in time for its tax to be lowered. What travels
 * in parcels of which some have left is none of them: each was supplied at its own moment.
 */
export async function planInvoicesAnew(
  shop: Pick<Shop, 'settings'>,
  db: Work['tx'] | Shop['db'],
  orders: readonly StoredOrder[],
  moment: Date,
): Promise<InvoiceAnew[]> {
  const planned = await planTaxes(shop, db, orders.filter(isOpen), moment)
  return orders.flatMap((order) => {
    const [taxed, invoice] = [planned.get(order.id), order.invoice]
    if (!taxed || !invoice || !lowersTax(new Date(invoice.date), moment)) return []
    const changedAt = changesOf(taxed)
    const left = wayWithoutStepsBack(order.moves).find(({ status }) => status === 'shipped')
    const invoiced = { invoicedAt: new Date(invoice.date), leftAt: left ? new Date(left.at) : null, changedAt }
    return isRateOfPayment(invoiced) ? [{ order, invoice, taxed }] : []
  })
}

function isOpen({ status, payment_method, payment_status, credit_notes, parcels }: StoredOrder): boolean {
  const isUnpaid =
    payment_method === 'cod' && payment_status === 'due' && unpaidStatuses.some((each) => each === status)
  return isUnpaid && credit_notes.length === 0 && parcels.every(({ state }) => state === 'packed')
}

/** Moments since which lines have another rate than the order has. */
function changesOf({ lines, changed }: TaxedAnew<LineToTax>): Date[] {
  return changed.flatMap(({ position }) => lines.find((line) => line.position === position)?.today.since ?? [])
}
