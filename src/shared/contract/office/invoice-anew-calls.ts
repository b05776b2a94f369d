import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { id, line, moment, rupees } from '../fields.ts'
import { RateChangeRow } from './order-shapes.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A cash order that was invoiced before a change of rate and is not paid; `gst`: in its invoice, and in another one now. */
const InvoicedBeforeRow = z.strictObject({
  _id: z.string(),
  number: z.string(),
  invoice: z.string(),
  invoicedAt: moment,
  lines: RateChangeRow.shape.lines,
  gst: z.strictObject({ was: rupees, now: rupees }),
  total: rupees,
})
export type InvoicedBeforeRow = z.infer<typeof InvoicedBeforeRow>

/** Invoices that are replaced, for their rate changed before they were paid. */
export const officeInvoicesAnew = {
  listInvoicedBefore: staffEndpoint({
    method: 'GET',
    path: '/orders/invoiced-before-change',
    summary: 'Unpaid cash orders invoiced before a change of GST rate and supplied after it (CGST Act s.14(b)(i))',
    needs: 'orders.edit',
    answer: success({ data: z.array(InvoicedBeforeRow) }),
  }),
  invoiceAnew: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/invoice-anew',
    summary: 'Credits the invoice of such an order whole and issues another at the rates of today, the price unchanged',
    needs: 'orders.edit',
    command: 'order.invoice_anew',
    params: z.object({ id }),
    body: z.strictObject({
      /** Number of the invoice that the person saw. */
      invoice: line(),
    }),
    answer: success({ message: z.string(), data: z.strictObject({ creditNote: z.string(), invoice: z.string() }) }),
  }),
}
