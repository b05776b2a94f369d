import type { InvoicedBeforeRow } from '../../../../shared/contract/office/invoice-anew-calls.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import type { Shop } from '../../../platform/shop.ts'
import { listOldestUnpaid } from '../../orders/oldest-queries.ts'
import { planInvoicesAnew } from '../transitions/plan-invoices-anew.ts'
import { changedLines } from './list-taxed-anew.ts'

/**
 * Lists cash orders that were invoiced before a change of rate and are not paid (CGST Act s.14), whose rate is that of their payment:
 * the oldest first, each with the tax of its invoice and that of another one at the rates of now. Looks at the oldest
 * deskLimits.ordersAtOnce of the unpaid orders.
 */
export async function listInvoicedBefore(shop: Shop): Promise<InvoicedBeforeRow[]> {
  const orders = await listOldestUnpaid(shop.db, deskLimits.ordersAtOnce)
  return (await planInvoicesAnew(shop, shop.db, orders, shop.clock())).map(({ order, invoice, taxed }) => ({
    _id: order.id,
    number: order.number,
    invoice: invoice.number,
    invoicedAt: invoice.date,
    lines: changedLines(order, taxed.changed),
    gst: { was: rupeesFromPaise(order.gst), now: rupeesFromPaise(taxed.gst) },
    total: rupeesFromPaise(order.payable),
  }))
}
