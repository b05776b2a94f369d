import * as z from 'zod/mini'
import { phoneOrders as copy } from '../../copy/office/phone-orders.ts'
import { limits } from '../../limits.ts'
import { placeFields } from '../addresses.ts'
import { success } from '../endpoint.ts'
import { line, optionalLine, phonenumber, rupees } from '../fields.ts'
import { AddressDoubt } from '../orders.ts'
import { firmOfSale, parkedSale, pricedSale, SaleAddress, saleLines, salePayments } from './counter.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Way of paying: in cash to who brings it, or now at the counter. */
const pay = z.enum(['cod', 'counter'], copy.unknownPay)

/** Brought to the address, or by bus where the goods and the place allow it, paid now. */
const deliveryWay = z.optional(z.nullable(z.enum(['delivery', 'bus'])))

/** The customer was asked about state and PIN code, and said that the state is right. */
const stateConfirmed = z.optional(z.nullable(z.boolean()))

/** An order to be priced before it is placed: what is not typed yet may be missing, but for where it goes. */
const PhoneOrderToPrice = z.strictObject({
  lines: saleLines,
  customer: z.strictObject({
    ...firmOfSale,
    phone: z.optional(z.nullable(z.union([phonenumber, z.literal('')]))),
    name: z.optional(z.nullable(optionalLine(limits.nameMax))),
    address: z.extend(SaleAddress, { state: placeFields.state, pincode: placeFields.pincode }),
  }),
  pay,
  deliveryWay,
  stateConfirmed,
})

/** An order by phone: delivered later, for somebody with a telephone number and an address. Amounts in rupees. */
export const PhoneOrderInput = z.strictObject({
  lines: saleLines,
  customer: z.strictObject({
    ...firmOfSale,
    phone: phonenumber,
    name: line(limits.nameMax),
    address: z.object(placeFields),
  }),
  pay,
  deliveryWay,
  stateConfirmed,
  payments: z.optional(z.nullable(salePayments)),
  parked: parkedSale,
})
export type PhoneOrderInput = z.output<typeof PhoneOrderInput>
export type PhoneOrderToPrice = z.output<typeof PhoneOrderToPrice> | PhoneOrderInput

export const officeCounterOrders = {
  placePhoneOrder: staffEndpoint({
    method: 'POST',
    path: '/counter/orders',
    summary: 'Takes an order that is delivered later: paid at the door, or now at the counter',
    needs: 'counter.sell',
    command: 'counter.order',
    secrets: ['customer', 'payments'],
    body: PhoneOrderInput,
    status: 201,
    answer: success({
      message: z.string(),
      data: z.strictObject({
        _id: z.string(),
        number: z.string(),
        /** Null until it is confirmed. */
        invoice: z.nullable(z.string()),
        total: rupees,
        changeDue: rupees,
      }),
    }),
  }),
  pricePhoneOrder: staffEndpoint({
    method: 'POST',
    path: '/counter/orders/price',
    summary: 'Prices an order by phone with its delivery; changes nothing',
    needs: 'counter.sell',
    rate: { account: 'officeCall' },
    body: PhoneOrderToPrice,
    answer: success({
      data: z.strictObject({
        ...pricedSale,
        /** In rupees: what bringing it costs, and what cash at the door costs beside that. */
        delivery: rupees,
        cashFee: rupees,
        /** PIN code and state do not fit: it is asked. */
        addressDoubt: z.nullable(AddressDoubt),
        expectedDelivery: z.string(),
      }),
    }),
  }),
}
