import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { misplaced, missingFrom, pagesOf, plain, textOf } from '../../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../../test/builders/written-names.ts'
import { limits } from '../../../../../shared/limits.ts'
import { type ParcelLabelSizeName, parcelLabelSizes } from '../../../../../shared/office/parcel-labels.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { drawLabels } from './draw-labels.ts'

const seller = {
  name: 'Beypore Mill Store',
  address: { city: 'Kozhikode', pincode: '673001' },
} as ShopIdentity

/** Of found/05: all of it is true of somebody. */
const long = {
  fullName: 'Muhammed Abdul Rahman Kunhalikutty Haji Puthiyapurayil',
  building:
    'Flat No. 4B, 3rd Floor, Tower 2, Green View Residency Phase II Apartments, Behind Kozhikode Medical College Campus',
  street:
    'Chevayur Post, Mavoor Road Junction, Near Govt. Engineering Workers Co-operative Society Building, Ward No. 17',
  landmark: 'Opposite the old water tank, next to Sree Stores and Bakery',
  city: 'Thiruvananthapuram',
  state: 'Kerala',
  pincode: '695001',
  phone: '9876543210',
}

function orderTo(address: Partial<typeof long>, more: Partial<StoredOrder> = {}): StoredOrder {
  const order = {
    id: 'order',
    number: 'BMS-100001',
    payable: 1_23_456_50,
    payment_status: 'due',
    delivery_address: { ...long, ...address },
    shipment: { carrier: 'Professional Couriers', tracking_number: 'KL0123456789' },
    ...more,
  }
  return order as unknown as StoredOrder
}

const draw = (order: StoredOrder, labelSize: ParcelLabelSizeName, copy = 1) =>
  drawLabels([order], { seller, copies: new Map([['order', copy]]), now: new Date('2026-11-26T06:00:00Z'), labelSize })

const sizes = Object.keys(parcelLabelSizes) as ParcelLabelSizeName[]

describe.each(sizes)('a parcel label of size %s', (size) => {
  it('keeps name, city, PIN code, state, phone and the amount to collect of the longest address', async () => {
    const pdf = await draw(orderTo({}), size, 2)
    const text = await textOf(pdf)
    const kept = [long.fullName, `${long.city} ${long.pincode}`, long.state, long.phone, 'Collect ₹1,23,456.50 in cash']
    expect([...kept, 'BMS-100001', 'KL0123456789', 'Copy 2'].filter((each) => !text.includes(plain(each)))).toEqual([])
    expect((await pagesOf(pdf)).flatMap(misplaced)).toEqual([])
  })

  it('has nothing to collect where it is paid', async () => {
    const text = await textOf(await draw(orderTo({}, { payment_status: 'paid' }), size))
    expect(text).toContain(plain('Paid: nothing to collect'))
    expect(text).not.toContain('Collect')
  })

  it.each([
    ['paid', { payment_status: 'paid' }],
    ['paid by a test', { payment_status: 'paid', payment: { is_test: true } }],
    ['due', { payment_status: 'due' }],
  ])('has number, parcel and payment beside each other where it is %s', async (_, more) => {
    const parcel = { number: 12, of: 24, collect: 1_23_456_50 }
    const order = orderTo({}, { number: 'BMSK-1000001', ...more } as unknown as Partial<StoredOrder>)
    const pdf = await draw({ ...order, parcel } as StoredOrder, size)
    expect(await textOf(pdf)).toContain(plain('Parcel 12 of 24'))
    expect((await pagesOf(pdf)).flatMap(misplaced)).toEqual([])
  })
})

test('a street that is too long for a label is cut visibly, and nothing else is', async () => {
  const field =
    'Chevayur Post, Mavoor Road Junction, Near Govt. Engineering Workers Co-operative Society Building, Ward No. 17, 12'
  const pdf = await draw(orderTo({ building: field, street: field, landmark: field }), 'a4-8')
  const pieces = (await pagesOf(pdf)).flatMap(({ pieces }) => pieces.map(({ text }) => text))
  expect(pieces.filter((text) => text.endsWith('…'))).toHaveLength(1)
  expect(await textOf(pdf)).toContain(plain('Thiruvananthapuram 695001'))
})

test('no address of any script and length loses PIN code, city, state, phone or amount', {
  timeout: 120_000,
}, async () => {
  const field = writtenLine(limits.addressFieldMax)
  const address = fc.record({
    fullName: writtenLine(80),
    building: field,
    street: field,
    landmark: field,
    city: field,
    state: fc.constantFrom('Kerala', 'Dadra and Nagar Haveli and Daman and Diu'),
    pincode: fc.integer({ min: 110_000, max: 899_999 }).map(String),
    phone: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  })
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(...sizes), async (to, size) => {
      const pdf = await draw(orderTo(to), size, 3)
      const kept = [to.fullName, to.city, to.pincode, to.state, to.phone, 'Collect ₹1,23,456.50 in cash']
      expect(await missingFrom(pdf, kept)).toEqual([])
      expect((await pagesOf(pdf)).flatMap(misplaced)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
