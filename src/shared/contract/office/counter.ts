import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { counterCopy as copy } from '../../copy/office/counter.ts'
import { parkedCopy } from '../../copy/office/parked-sales.ts'
import { counterLimits, counterWays } from '../../counter-limits.ts'
import { findState } from '../../indian-states.ts'
import { limits } from '../../limits.ts'
import { Billing, BillingInput, shipTo } from '../buyer.ts'
import { success } from '../endpoint.ts'
import { id, isWholePaise, optionalLine, phonenumber, requiredId, rupees, variantId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const amount = (least: number, message: string) =>
  z
    .number(message)
    .check(z.minimum(least, message), z.maximum(limits.noUpperPriceRupees, message), z.refine(isWholePaise, message))

/** A line of a sale; `discount` in rupees off the whole line, tax included. */
const SaleLine = z.strictObject({
  productId: requiredId,
  variantId,
  quantity: z
    .number(forms.quantity)
    .check(z.int(forms.quantity), z.gte(1, forms.quantity), z.lte(limits.quantityMax, forms.quantity)),
  discount: z.optional(z.nullable(amount(0, copy.discount))),
})

/** Address that the bill records: its state decides the place of supply (IGST Act s.10(1)(ca)), all else may be left out. */
export const SaleAddress = z.object({
  fullName: optionalLine(limits.nameMax),
  building: optionalLine(),
  street: optionalLine(),
  landmark: optionalLine(),
  city: optionalLine(),
  state: z.string(forms.state).check(
    z.trim(),
    z.refine((value) => findState(value) !== undefined, forms.state),
    z.overwrite((value) => findState(value)?.name ?? value),
  ),
  pincode: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^([1-9]\d{5})?$/, forms.pincode)))),
})

/** The firm that buys at the counter; all left out: a consumer. */
export const firmOfSale = {
  gstin: optionalLine(limits.typedGstinMax),
  legalName: optionalLine(limits.legalNameMax),
  billing: z.optional(z.nullable(BillingInput)),
  shipTo,
}

const SaleCustomer = z.strictObject({
  phone: z.optional(z.nullable(z.union([phonenumber, z.literal('')], forms.phoneTenDigits))),
  name: optionalLine(limits.nameMax),
  ...firmOfSale,
  address: z.optional(z.nullable(SaleAddress)),
})
export type SaleCustomer = z.output<typeof SaleCustomer>

/** Lines of a sale, one at least. */
export const saleLines = z
  .array(SaleLine, copy.noLines)
  .check(z.minLength(1, copy.noLines), z.maxLength(counterLimits.linesMax, copy.tooManyLines(counterLimits.linesMax)))

/** Money that is handed over at the counter, in rupees. */
export const salePayments = z
  .array(
    z.strictObject({
      way: z.enum(counterWays, copy.unknownWay),
      amount: amount(0.01, copy.payment),
      reference: optionalLine(counterLimits.referenceMax),
    }),
    forms.required,
  )
  .check(z.maxLength(counterLimits.paymentsMax, copy.tooManyPayments(counterLimits.paymentsMax)))

/** Version of a parked sale, as it was seen. */
export const parkedVersion = z
  .int(parkedCopy.taken)
  .check(z.gte(1, parkedCopy.taken), z.lte(2 ** 31 - 2, parkedCopy.taken))

/** The parked sale that is completed, as it was resumed; left out: none. */
export const parkedSale = z.optional(z.nullable(z.strictObject({ id, version: parkedVersion })))

/** Goods and their buyer: priced by the same rules as a cart. */
const goods = {
  lines: saleLines,
  customer: z.optional(z.nullable(SaleCustomer)),
}

/** A sale at the counter (CONTRACT §6); amounts in rupees. */
export const SaleInput = z.strictObject({
  ...goods,
  payments: salePayments,
  parked: parkedSale,
})
export type SaleInput = z.output<typeof SaleInput>

/** A sale to be priced before it is made. */
export const SaleToPrice = z.strictObject(goods)
export type SaleToPrice = z.output<typeof SaleToPrice>

/** A line as it would be sold, in rupees. */
export const PricedSaleLine = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  unit: z.string(),
  quantity: z.int(),
  /** The MRP, and what a piece costs in this quantity. */
  mrp: rupees,
  price: rupees,
  discount: rupees,
  total: rupees,
  gstRate: z.number(),
  /** Pieces that can be sold now. */
  available: z.int(),
  /** Quantities in which it is sold, where this is none of them. */
  notice: z.nullable(z.string()),
})
export type PricedSaleLine = z.infer<typeof PricedSaleLine>

/** Amounts that a sale comes to, in rupees. */
export const pricedSale = {
  lines: z.array(PricedSaleLine),
  subTotal: rupees,
  discount: rupees,
  total: rupees,
  gst: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
  /** The customer's account, where the telephone number has one. */
  customerName: z.nullable(z.string()),
  /** States of the bill's address, of the firm's GSTIN and of the shop, where the first two differ: it is asked whose place the goods go to. */
  supplyStates: z.nullable(z.strictObject({ goods: z.string(), firm: z.string(), home: z.string() })),
}

/** A customer for whom people of the shop order: the account's own addresses and firms, as the sale takes them. */
const CustomerAtCounter = z.strictObject({
  name: z.string(),
  phone: z.string(),
  /** The newest first. */
  addresses: z.array(
    z.strictObject({
      _id: z.string(),
      label: z.string(),
      building: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      pincode: z.string(),
    }),
  ),
  /** The one that is offered first in front. */
  firms: z.array(z.strictObject({ gstin: z.string(), legalName: z.string(), billing: z.nullable(Billing) })),
})
export type CustomerAtCounter = z.infer<typeof CustomerAtCounter>

export const officeCounter = {
  customerAtCounter: staffEndpoint({
    method: 'GET',
    path: '/counter/customers/{id}',
    summary: 'A customer with addresses and firms, to order for them at the counter',
    needs: 'counter.sell',
    params: z.object({ id }),
    answer: success({ data: CustomerAtCounter }),
  }),
  sellAtCounter: staffEndpoint({
    method: 'POST',
    path: '/counter/sales',
    summary: 'Sells goods at the counter: order, bill, stock and payments at once',
    needs: 'counter.sell',
    command: 'counter.sell',
    secrets: ['customer', 'payments'],
    body: SaleInput,
    status: 201,
    answer: success({
      message: z.string(),
      data: z.strictObject({
        _id: z.string(),
        number: z.string(),
        invoice: z.string(),
        total: rupees,
        /** Cash that goes back. */
        changeDue: rupees,
      }),
    }),
  }),
  priceAtCounter: staffEndpoint({
    method: 'POST',
    path: '/counter/price',
    summary: 'Prices goods as the counter would sell them; changes nothing',
    needs: 'counter.sell',
    rate: { account: 'officeCall' },
    body: SaleToPrice,
    answer: success({
      data: z.strictObject(pricedSale),
    }),
  }),
}
