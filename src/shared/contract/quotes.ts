import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { quotes as copy } from '../copy/quotes.ts'
import { limits } from '../limits.ts'
import { quoteStatuses } from '../quote-statuses.ts'
import { Cart } from './cart.ts'
import { ChangedLine } from './changed-lines.ts'
import { endpoint, success } from './endpoint.ts'
import {
  email,
  moment,
  optionalLine,
  paragraph,
  phonenumber,
  requiredId,
  rupees,
  shownAmount,
  username,
  variantId,
} from './fields.ts'

const pieces = z.int(forms.quantity).check(z.gte(1, forms.quantity), z.lte(limits.quantityMax, forms.quantity))

/** Request for a quotation: the person and the goods; without lines: the cart of who is signed in. */
export const QuoteInput = z.object({
  name: username,
  phone: phonenumber,
  email: z.optional(z.nullable(z.union([z.literal(''), email], forms.email))),
  gstin: optionalLine(limits.typedGstinMax),
  /** Text of what is asked for beside the lines, for the people of the shop: lines of a pasted list that match nothing. */
  remarks: z.optional(
    z.nullable(z.union([z.literal(''), paragraph(limits.quoteRemarksMax, forms.required)], forms.tooLong)),
  ),
  lines: z.optional(
    z.nullable(
      z
        .array(z.object({ productId: requiredId, variantId, quantity: pieces }), copy.lines)
        .check(z.minLength(1, copy.lines), z.maxLength(limits.quoteLinesMax, copy.lines)),
    ),
  ),
})
export type QuoteInput = z.infer<typeof QuoteInput>

/** A line of a quotation; amounts in rupees, GST included. `sku`: the variant's or product's code in the shop. */
export const QuoteLine = z.strictObject({
  position: z.int(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  sku: z.string(),
  hsnCode: z.string(),
  gstRate: z.number(),
  unit: z.string(),
  quantity: z.int(),
  price: rupees,
  amount: rupees,
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** A quotation as whoever has its key sees it. `total` is that of the goods; `gst` is in it, and delivery is not. */
export const Quote = z.strictObject({
  number: z.string(),
  status: z.enum(quoteStatuses),
  name: z.string(),
  gstin: z.nullable(z.string()),
  createdAt: moment,
  /** Its last moment. */
  validUntil: moment,
  placeOfSupply: z.string(),
  lines: z.array(QuoteLine),
  subTotal: rupees,
  gst: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
  total: rupees,
  /** Address of its PDF, with the key. */
  pdf: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** Key of a quotation, in the address or the body. */
const QuoteKeyInput = z.object({
  key: z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(100, forms.tooLong)),
})

/** The same, with the total that the buyer was shown: another one is refused; left out, nothing is compared. */
const AcceptQuoteInput = z.object({ ...QuoteKeyInput.shape, shownAmount })

const params = z.object({ number: z.string() })

/** Path of the PDF of a quotation, below the base of every call; the key goes with it in the query. */
export const quotePdfPath = '/quote/{number}/pdf'

export const quotes = {
  askQuote: endpoint({
    method: 'POST',
    path: '/quote',
    summary:
      'A quotation of these lines, signed in or not, or of the own cart; the same again with the same Idempotency-Key is 200 with the first answer',
    access: 'optional',
    rate: { within: ['quote', 'quoteOfNetwork', 'quoteOfNetworkDaily'] },
    body: QuoteInput,
    status: 201,
    answer: success({ message: z.string(), data: z.extend(Quote, { key: z.string() }) }),
  }),
  // `optional` although nobody is asked for: public reads are kept as bytes, and this one is personal
  quote: endpoint({
    method: 'GET',
    path: '/quote/{number}',
    summary: 'A quotation; 404 for an unknown number and for a wrong key alike',
    access: 'optional',
    params,
    query: QuoteKeyInput,
    answer: success({ data: Quote }),
  }),
  acceptQuote: endpoint({
    method: 'POST',
    path: '/quote/{number}/accept',
    summary:
      'Fill the own cart with a quotation at its prices; the key in the body or the query. `changes`: what could not be, and why',
    access: 'shopper',
    rate: { account: 'quoteAccepted' },
    params,
    body: AcceptQuoteInput,
    bodyFromQuery: true,
    answer: success({ message: z.string(), data: Cart, changes: z.array(ChangedLine) }),
  }),
}
