import { expect, test } from 'vitest'
import { lowersTax } from './credit-note-time.ts'
import { type Advance, drawUpReceiptVoucher, drawUpRefundVoucher } from './draw-up-voucher.ts'

const supplier = {
  ...{ name: 'Beypore Mill Store', legalName: 'Beypore Mill Store', address: ['Beypore'], state: 'Kerala' },
  ...{ stateCode: '32', gstin: '32AAKFB7421M1ZE', phone: '', email: '' },
}
const issue = { number: 'RV/26-27/000001', issuedAt: new Date('2026-11-21T09:00:00Z') }
const line = { name: 'Bearing', variantName: '6204', hsnCode: '848210', quantity: 2, unit: 'NOS', gstRate: 18 }
const advance: Advance = {
  payment: { id: 'pay_1', amount: 22_400, paidAt: '2026-11-21T08:59:00.000Z', isTest: false },
  order: { number: 'BMSX-100001', placedAt: '2026-11-21T09:00:00.000Z' },
  lines: [{ ...line, lineTotal: 16_500 }],
  delivery: { hsnCode: '848210', gstRate: 18 },
  payable: 22_400,
  recipient: { name: 'Amina', address: ['Kozhikode 673001'], state: 'Tamil Nadu', phone: '9847012345' },
  buyer: null,
}

test('an advance has the lines that it is for, which come to it, and the place of supply', () => {
  const voucher = drawUpReceiptVoucher(advance, supplier, issue)
  expect(voucher.lines).toMatchObject([
    { description: 'Bearing, 6204', gstRate: 18, total: 16_500 },
    { description: 'Delivery charge', hsnCode: '848210', quantity: 1, total: 5_900 },
  ])
  expect(voucher).toMatchObject({ placeOfSupply: { state: 'Tamil Nadu', stateCode: '33' }, totals: { total: 22_400 } })
  const refund = drawUpRefundVoucher(voucher, { ...issue, number: 'RFV/26-27/000001' }, 'out_of_stock')
  const against = { number: 'RV/26-27/000001', issuedAt: issue.issuedAt.toISOString() }
  expect(refund).toEqual({ ...voucher, number: 'RFV/26-27/000001', against, reason: 'out_of_stock' })
})

test('money that arrived is receipted, whatever is unknown: the state, the person, what another amount is for', () => {
  const forgotten = { ...advance, order: null, recipient: { name: '', address: [], state: '', phone: '' } }
  expect(drawUpReceiptVoucher(forgotten, supplier, issue).placeOfSupply).toBeNull()
  const other = { ...advance, payment: { ...advance.payment, amount: 100 } }
  expect(drawUpReceiptVoucher(other, supplier, issue)).toMatchObject({ lines: [], totals: { total: 100 } })
})

test.each([
  ['2026-10-05T06:00:00Z', '2027-11-30T18:29:59Z', true],
  ['2026-10-05T06:00:00Z', '2027-11-30T18:30:00Z', false],
  // the last moment of the financial year 2025-26 by Indian time, and the first of the next
  ['2026-03-31T18:29:59Z', '2026-11-30T18:30:00Z', false],
  ['2026-03-31T18:30:00Z', '2026-11-30T18:30:00Z', true],
])('a credit note of an invoice of %s lowers its tax at %s: %s', (invoiced, noted, lowers) => {
  expect(lowersTax(new Date(invoiced), new Date(noted))).toBe(lowers)
})
