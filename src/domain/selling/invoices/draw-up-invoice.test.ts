import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Gst } from '../../catalogue/tax/contained-gst.ts'
import { supplyTo } from '../../catalogue/tax/place-of-supply.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { drawUpInvoice, type OrderToInvoice } from './draw-up-invoice.ts'

const supplier = {
  name: 'Beypore Mill Store',
  legalName: 'Beypore Mill Store, a partnership firm',
  address: ['Mill Road'],
  state: 'Kerala',
  stateCode: '32',
  gstin: '32AAKFB7421M1ZE',
  phone: '+91 495 000 0140',
  email: 'counter@beyporemill.example',
}
const issue = { number: 'BMS/26-27/000001', issuedAt: new Date('2026-11-21T09:00:00Z') }

interface Sale {
  goods: { unitPrice: number; quantity: number; gstRate: number }[]
  coupon?: number
  payOnline?: boolean
  state?: string
}

/** An order as the shop prices it: delivery ₹59, free from ₹999. */
function orderOf({ goods, coupon = 0, payOnline = false, state = 'Kerala' }: Sale): OrderToInvoice & Gst {
  const supply = supplyTo(state, 'Kerala')
  const terms = { freeFrom: 99_900, charge: 5_900 }
  const sold = goods.map((line, index) => ({ ...line, hsnCode: `84${index}0` }))
  const price = priceCart({
    lines: sold,
    couponDiscount: coupon,
    delivery: terms,
    payOnline,
    onlineDiscountPercent: 5,
    supply,
    day: '2026-11-22',
  })
  const lines = sold.map((line, index) => {
    const priced = price.lines[index]
    if (!priced) throw new Error('a line has no price')
    return { ...line, ...priced, name: `Part ${index}`, variantName: null, unit: 'NOS' }
  })
  const recipient = { name: 'Amina Beevi', address: ['12/480 Mill Compound'], state, phone: '9400000001' }
  const { deliveryCharges, payable, delivery, gst, cgst, sgst, igst } = price
  const amounts = { deliveryCharges, delivery, payable, gst, cgst, sgst, igst }
  return {
    number: 'BMS-100001',
    placedAt: '',
    paymentMethod: 'cod',
    isTest: false,
    lines,
    ...amounts,
    recipient,
    buyer: null,
  }
}

test('in the state the tax is CGST and SGST in equal halves, outside it IGST', () => {
  const goods = [{ unitPrice: 9_999, quantity: 1, gstRate: 18 }]
  const home = drawUpInvoice(orderOf({ goods }), supplier, issue)
  expect(home.lines[0]).toMatchObject({ taxable: 8_473, cgst: 763, sgst: 763, igst: 0, total: 9_999 })
  const mahe = drawUpInvoice(orderOf({ goods, state: 'Puducherry' }), supplier, issue)
  expect(mahe.lines[0]).toMatchObject({ taxable: 8_474, cgst: 0, sgst: 0, igst: 1_525, total: 9_999 })
  expect(mahe).toMatchObject({ placeOfSupply: { state: 'Puducherry', stateCode: '34' }, reverseCharge: false })
})

test('the delivery charge is a line with the rate and HSN code of what is worth most', () => {
  const goods = [
    { unitPrice: 20_000, quantity: 1, gstRate: 5 },
    { unitPrice: 15_000, quantity: 2, gstRate: 18 },
  ]
  const { lines, totals } = drawUpInvoice(orderOf({ goods }), supplier, issue)
  expect(lines.at(-1)).toMatchObject({
    description: 'Delivery charge',
    hsnCode: '8410',
    gstRate: 18,
    unit: 'OTH',
    taxable: 5_000,
    cgst: 450,
    sgst: 450,
    total: 5_900,
  })
  expect(totals.total).toBe(55_900)
})

test('free delivery is no line; rates are summed up, the highest first', () => {
  const goods = [
    { unitPrice: 50_000, quantity: 2, gstRate: 5 },
    { unitPrice: 60_000, quantity: 1, gstRate: 18 },
  ]
  const { lines, rates } = drawUpInvoice(orderOf({ goods, coupon: 10_000 }), supplier, issue)
  expect(lines).toHaveLength(2)
  expect(rates.map((rate) => [rate.gstRate, rate.total])).toEqual([
    [18, 56_250],
    [5, 93_750],
  ])
})

test('whatever is sold and however it is discounted, lines and rates add up to what is paid, and to the tax of the order', () => {
  const good = fc.record({
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    gstRate: fc.constantFrom(0, 5, 18, 40),
  })
  const sale = fc.record({
    goods: fc.array(good, { minLength: 1, maxLength: 8 }),
    coupon: fc.nat(20_000_000),
    payOnline: fc.boolean(),
    state: fc.constantFrom('Kerala', 'Puducherry', 'Delhi'),
  })
  fc.assert(
    fc.property(sale, (each) => {
      const order = orderOf(each)
      const { lines, rates, totals } = drawUpInvoice(order, supplier, issue)
      for (const amounts of [lines, rates]) {
        expect(amounts.reduce((sum, one) => sum + one.total, 0)).toBe(order.payable)
        expect(amounts.reduce((sum, one) => sum + one.taxable, 0)).toBe(totals.taxable)
      }
      const { cgst, sgst, igst } = totals
      expect({ cgst, sgst, igst }).toEqual({ cgst: order.cgst, sgst: order.sgst, igst: order.igst })
      expect(totals.taxable + order.gst).toBe(order.payable)
      expect(order.gst).toBe(each.state === 'Kerala' ? order.cgst + order.sgst : order.igst)
      for (const line of lines) {
        expect(line.total).toBe(line.unitPrice * line.quantity - line.discount)
        expect(line.total).toBe(line.taxable + line.cgst + line.sgst + line.igst)
        expect(line.discount).toBeGreaterThanOrEqual(0)
        expect(line.taxable).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('an order that was sold without the tax of its delivery has an invoice all the same, with that tax in it', () => {
  const { delivery: _, ...sold } = orderOf({ goods: [{ unitPrice: 9_999, quantity: 1, gstRate: 18 }] })
  const { lines, totals } = drawUpInvoice({ ...sold, delivery: null }, supplier, issue)
  expect(lines.at(-1)).toMatchObject({
    hsnCode: '8400',
    gstRate: 18,
    taxable: 5_000,
    cgst: 450,
    sgst: 450,
    total: 5_900,
  })
  expect(totals.total).toBe(15_899)
})

test('where a state is none of India’s nobody knows which tax it is: there is no invoice', () => {
  const order = orderOf({ goods: [{ unitPrice: 9_999, quantity: 1, gstRate: 18 }], state: 'Atlantis' })
  expect(() => drawUpInvoice(order, supplier, issue)).toThrow(/Atlantis is no state of India/)
})
