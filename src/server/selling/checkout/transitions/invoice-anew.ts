import { failures } from '../../../../shared/copy/failures.ts'
import { invoicesAnew as copy } from '../../../../shared/copy/office/invoices-anew.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { issueCreditNote } from '../../invoices/issue-credit-note.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { writeTax } from '../../orders/tax-of-order.ts'
import { planInvoicesAnew } from './plan-invoices-anew.ts'

/** Papers of an order whose invoice was replaced, by their numbers. */
export interface InvoicedAnew {
  order: { id: string; number: string }
  creditNote: string
  invoice: string
}

/**
 * Replaces the invoice of a cash order that was invoiced before a change of rate and is supplied and paid after it (CGST Act
 * s.14(b)(i)), in a command: credits all of it, and issues another one at the rate of today. The price stays, and so does what is to be
 * collected. `invoice`: the number that the person saw. Throws `not_found`, and `order_state` where it is not such an order, or another
 * invoice holds meanwhile.
 */
export async function invoiceAnew(
  shop: Shop,
  work: CommandWork,
  { orderId, invoice: seen }: { orderId: string; invoice: string },
): Promise<InvoicedAnew> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  const [planned] = await planInvoicesAnew(shop, work.tx, [order], shop.clock())
  if (planned?.invoice.number !== seen) throw new Failure('order_state', copy.notNeeded)
  const replaces = { number: planned.invoice.number, issuedAt: planned.invoice.date }
  const note = await issueCreditNote(shop, work.tx, order, 'rate_changed')
  if (!note) throw new Error(`nothing of the invoice ${seen} was left to credit`)
  // after the note: until then what the order was priced from is frozen with its invoice
  const taxed = await writeTax(work.tx, order, planned.taxed)
  const { number: invoice } = await issueInvoice(shop, work.tx, taxed, replaces)
  const creditNote = note.document.number
  work.changed('order', order.id, { invoice: seen, creditNote: null }, { invoice, creditNote })
  work.news({ topic: 'orders', id: order.id })
  return { order, creditNote, invoice }
}
