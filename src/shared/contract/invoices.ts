import * as z from 'zod/mini'
import { paymentMethods } from '../order-statuses.ts'
import { Buyer } from './buyer.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees } from './fields.ts'

/** total = taxable + cgst + sgst + igst, in rupees; of lines and totals + roundOff, which a firm's invoice has where it is not 0. */
const taxed = {
  taxable: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
  total: rupees,
}
const rounded = { ...taxed, roundOff: z.optional(rupees) }

/** `unitPrice` × `quantity` − `discount` = `total`, all with GST in them; `unit` is a Unique Quantity Code. */
const InvoiceLine = z.strictObject({
  description: z.string(),
  hsnCode: z.string(),
  quantity: z.int(),
  unit: z.string(),
  unitPrice: rupees,
  discount: rupees,
  gstRate: z.number(),
  ...rounded,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

const party = {
  name: z.string(),
  address: z.array(z.string()),
  state: z.string(),
  /** GST's code of the state. */
  stateCode: z.string(),
  phone: z.string(),
}

/** An invoice as it was issued (CGST Rules 46, 46A and 49); never changes. */
export const Invoice = z.strictObject({
  /** Kind of document: exempt goods are billed on a bill of supply. */
  kind: z.enum(['tax_invoice', 'bill_of_supply', 'invoice_cum_bill']),
  number: z.string(),
  issuedAt: moment,
  /** Invoice that this one replaces; left out: none. */
  replaces: z.optional(z.strictObject({ number: z.string(), issuedAt: moment })),
  /** There where its order was paid by a test: it is no invoice, and no tax is due. */
  test: z.optional(z.literal(true)),
  order: z.strictObject({ number: z.string(), placedAt: moment, paymentMethod: z.enum(paymentMethods) }),
  supplier: z.strictObject({
    ...party,
    legalName: z.string(),
    gstin: z.string(),
    email: z.string(),
    accent: z.optional(z.string()),
  }),
  recipient: z.strictObject(party),
  /** The firm that buys with its GSTIN; left out: a consumer. */
  buyer: z.optional(Buyer),
  supply: z.enum(['in_state', 'inter_state']),
  placeOfSupply: z.strictObject({ state: z.string(), stateCode: z.string() }),
  reverseCharge: z.boolean(),
  lines: z.array(InvoiceLine),
  /** The same amounts by rate, the highest first, before anything is rounded off. */
  rates: z.array(z.strictObject({ gstRate: z.number(), ...taxed })),
  /** total = exempt + taxable + cgst + sgst + igst + roundOff. */
  totals: z.strictObject({ discount: rupees, exempt: rupees, ...rounded }),
  totalInWords: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

/** Reference of an order to its invoice. */
export const InvoiceReference = z.strictObject({ number: z.string(), date: moment })

export const invoices = {
  invoice: endpoint({
    method: 'GET',
    path: '/order/invoice/{id}',
    summary: 'The invoice of an own order, from its confirmation on; /pdf behind it gives it on paper',
    access: 'shopper',
    params: z.object({ id }),
    answer: success({ data: Invoice }),
  }),
}
