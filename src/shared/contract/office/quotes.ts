import * as z from 'zod/mini'
import { officeQuoteCopy as copy } from '../../copy/office/quotes.ts'
import { limits } from '../../limits.ts'
import { quoteStatuses } from '../../quote-statuses.ts'
import { success } from '../endpoint.ts'
import { exactRupees, id, moment, pageNumber, rupees } from '../fields.ts'
import { QuoteLine } from '../quotes.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A quotation in the office's list. */
const OfficeQuoteRow = z.strictObject({
  _id: z.string(),
  number: z.string(),
  status: z.enum(quoteStatuses),
  name: z.string(),
  createdAt: moment,
  validUntil: moment,
  lines: z.int(),
  total: rupees,
})
export type OfficeQuoteRow = z.infer<typeof OfficeQuoteRow>

/**
 * A line as the shop's people see it: `listPrice` is what the shop asked when it was asked, `mrp` the most that it may be sold for today.
 * `cost` (average of a piece, without GST) and `margin` (percent of the price without GST) only for who may see costs; null: not known.
 */
const OfficeQuoteLine = z.extend(QuoteLine, {
  listPrice: rupees,
  mrp: rupees,
  cost: z.optional(z.nullable(rupees)),
  margin: z.optional(z.nullable(z.number())),
})
export type OfficeQuoteLine = z.infer<typeof OfficeQuoteLine>

/** A quotation as the shop's people see it. */
export const OfficeQuote = z.strictObject({
  _id: z.string(),
  number: z.string(),
  status: z.enum(quoteStatuses),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  placeOfSupply: z.string(),
  createdAt: moment,
  validUntil: moment,
  sentAt: z.nullable(moment),
  acceptedAt: z.nullable(moment),
  orderId: z.nullable(z.string()),
  /** Text of what was asked for beside the lines. */
  remarks: z.nullable(z.string()),
  lines: z.array(OfficeQuoteLine),
  gst: rupees,
  total: rupees,
})
export type OfficeQuote = z.infer<typeof OfficeQuote>

const params = z.object({ id })
const changed = success({ message: z.string(), data: OfficeQuote })

/** Quotations, in the hands of the shop's people. */
export const officeQuotes = {
  listQuotes: staffEndpoint({
    method: 'GET',
    path: '/quotes',
    summary: 'A page of the quotations that wait, are sent, accepted, or over; the newest first',
    needs: 'orders.amounts',
    query: z.object({
      which: z._default(z.enum(['open', 'sent', 'accepted', 'over']), 'open'),
      page: pageNumber,
    }),
    answer: success({ data: z.array(OfficeQuoteRow), more: z.boolean() }),
  }),
  getQuoteForStaff: staffEndpoint({
    method: 'GET',
    path: '/quotes/{id}',
    summary: 'One quotation, with cost and margin for who may see them',
    needs: 'orders.amounts',
    params,
    answer: success({ data: OfficeQuote }),
  }),
  priceQuote: staffEndpoint({
    method: 'POST',
    path: '/quotes/{id}/prices',
    summary: 'Other prices of lines of a quotation that nobody has accepted; at most the MRP',
    needs: 'orders.edit',
    command: 'quote.price',
    params,
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ position: z.int(), price: exactRupees }), copy.pricesNeeded)
        .check(z.minLength(1, copy.pricesNeeded), z.maxLength(limits.quoteLinesMax, copy.pricesNeeded)),
    }),
    answer: changed,
  }),
  sendQuote: staffEndpoint({
    method: 'POST',
    path: '/quotes/{id}/send',
    summary: 'Sends a quotation by mail; its days of validity begin anew',
    needs: 'orders.edit',
    command: 'quote.send',
    params,
    answer: changed,
  }),
  declineQuote: staffEndpoint({
    method: 'POST',
    path: '/quotes/{id}/decline',
    summary: 'Offers a quotation no longer',
    needs: 'orders.edit',
    command: 'quote.decline',
    params,
    answer: changed,
  }),
}
